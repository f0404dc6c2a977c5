import * as React from 'react';
import { type ColorMode, COLOR_MODE_EVENT, currentColorMode } from '../early/color-mode';

const ColorModeContext = React.createContext<ColorMode>('light');

/** The colour mode, for components of React that draw differently in each. */
export function useColorMode(): ColorMode {
  return React.useContext(ColorModeContext);
}

/**
 * Tells React which colour mode is on: what a site adds reads it with `useColorMode`. The mode itself
 * is an attribute of the document, which the early scripts set before the first paint and change at a
 * click, with or without React; so the site's own components, whose colours are custom properties,
 * need not ask.
 */
export function ThemeProvider({ children }: { children: React.ReactNode }) {
  const mode = React.useSyncExternalStore(subscribe, currentColorMode, () => 'light' as const);
  return <ColorModeContext.Provider value={mode}>{children}</ColorModeContext.Provider>;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(COLOR_MODE_EVENT, onChange);
  return () => document.removeEventListener(COLOR_MODE_EVENT, onChange);
}
