import * as React from 'react';
import { type ColorMode, COLOR_MODE_EVENT, currentColorMode } from '../early/color-mode';

const ColorModeContext = React.createContext<ColorMode>('light');

/** The colour mode, for React components that draw differently in each. */
export function useColorMode(): ColorMode {
  return React.useContext(ColorModeContext);
}

/**
 * Provides the colour mode to React components that a site adds, through `useColorMode`. The mode
 * itself is an attribute of the document, which the early scripts set before the first paint and
 * change on a click, with or without React. Our own components use custom properties for colours
 * and don't need it.
 */
export function ThemeProvider({ children }: { children: React.ReactNode }) {
  const mode = React.useSyncExternalStore(subscribe, currentColorMode, () => 'light' as const);
  return <ColorModeContext.Provider value={mode}>{children}</ColorModeContext.Provider>;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(COLOR_MODE_EVENT, onChange);
  return () => document.removeEventListener(COLOR_MODE_EVENT, onChange);
}
