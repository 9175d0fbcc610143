import { parseCookie } from 'cookie';
import { useSyncExternalStore } from 'react';

/** The traveller's choice; `device` follows the setting of their system. */
export type ThemeChoice = 'light' | 'dark' | 'device';

const yearSeconds = 365 * 24 * 60 * 60;

/** Colour of the browser's own bars: the page's background, which phones show before any style is loaded. */
const barColour = { light: '#fbf7f0', dark: '#0b1e26' } as const;

const darkDevice = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;

/** `device` without a choice. */
const readTheme = (): ThemeChoice => {
  const stored = parseCookie(document.cookie)['theme'];
  return stored === 'light' || stored === 'dark' ? stored : 'device';
};

/**
 * Applies the stored choice to the page. The server and `index.html` do the same before the first paint, so that
 * nothing flashes.
 */
const paint = (): void => {
  const choice = readTheme();
  const isDark = choice === 'device' ? (darkDevice()?.matches ?? false) : choice === 'dark';
  const theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[theme]);
};

const listeners = new Set<() => void>();

/** Stores the choice for a year in the cookie `theme`, which the server can read, and applies it to the page. */
export const chooseTheme = (choice: ThemeChoice): void => {
  // Negative, because a cookie with age 0 may still be valid within the same millisecond.
  const age = choice === 'device' ? -1 : yearSeconds;
  document.cookie = `theme=${choice}; Path=/; Max-Age=${age}; SameSite=Lax`;
  paint();
  for (const notify of listeners) notify();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The stored choice, shared by every menu of the page. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, readTheme);

/**
 * Applies the theme now and whenever the device changes between light and dark.
 * @returns the function that stops it
 */
export const followTheme = (): (() => void) => {
  paint();
  const device = darkDevice();
  device?.addEventListener('change', paint);
  return () => device?.removeEventListener('change', paint);
};
