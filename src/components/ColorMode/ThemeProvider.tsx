import * as React from 'react';
import { type ColorMode, COLOR_MODE_EVENT, currentColorMode } from '../../client/early/color-mode';

const ColorModeContext = React.createContext<ColorMode>('light');

/** The reader's colour mode, for components that differ in more than their colours. */
export function useColorMode(): ColorMode {
  return React.useContext(ColorModeContext);
}

/**
 * Provides the colour mode to React components through `useColorMode`. The mode itself is an
 * attribute of the document, which the early scripts set before the first paint and change on a
 * click, with or without React. Colours are custom properties, which need no component to change.
 */
export function ThemeProvider({ children }: { children: React.ReactNode }) {
  const mode = React.useSyncExternalStore(subscribe, currentColorMode, () => 'light' as const);
  return <ColorModeContext.Provider value={mode}>{children}</ColorModeContext.Provider>;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(COLOR_MODE_EVENT, onChange);
  return () => document.removeEventListener(COLOR_MODE_EVENT, onChange);
}
