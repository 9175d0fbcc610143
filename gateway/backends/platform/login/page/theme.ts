import type { Request } from 'express';
import { cookiesOf } from '../csrf.ts';

/** The theme chosen in the menu of the web client; `device` follows the device. */
export type Theme = 'light' | 'dark' | 'device';

/** The theme from the cookie of the web client, so that signing in does not flash white between two dark pages. */
export function themeOf(req: Request): Theme {
  const theme = cookiesOf(req)['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'device';
}

const day = {
  text: '#0f2a33',
  'text-2': '#3e555c',
  'text-3': '#5b6e74',
  page: '#fbf7f0',
  card: '#fff',
  sunken: '#f4ede1',
  veil: 'rgb(255 255 255 / .8)',
  link: '#0b6676',
  focus: '#0b6676',
  halo: '#cfe7e9',
  line: '#e9dfcf',
  'line-strong': '#d9cbb5',
  'line-control': '#8a7b64',
  primary: '#0b6676',
  'primary-hover': '#084f5d',
  'primary-press': '#063d49',
  'primary-soft': '#e9f4f5',
  'on-primary': '#fff',
  danger: '#b3261e',
  'danger-soft': '#fceae6',
  'danger-text': '#8f1c16',
};

const night: typeof day = {
  text: '#f5eee2',
  'text-2': '#c3cfd0',
  'text-3': '#9fb0b3',
  page: '#0b1e26',
  card: '#122b35',
  sunken: '#0f2530',
  veil: 'rgb(18 43 53 / .9)',
  link: '#7fd0d8',
  focus: '#f6c063',
  halo: '#1f5563',
  line: '#22404b',
  'line-strong': '#335560',
  'line-control': '#6f8e96',
  primary: '#5fc0ca',
  'primary-hover': '#7fd0d8',
  'primary-press': '#a5e0e5',
  'primary-soft': '#143d49',
  'on-primary': '#06272f',
  danger: '#ff9b8d',
  'danger-soft': '#45201c',
  'danger-text': '#ffb4a9',
};

const declared = (values: typeof day): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/**
 * Limits a CSS rule to dark pages: by the user's choice, or by the device without a choice.
 * @param rule with a single selector, because it is only prefixed
 */
export const darkRule = (rule: string): string =>
  `[data-theme=dark] ${rule}@media (prefers-color-scheme:dark){[data-theme=device] ${rule}}`;

/** The colours for both themes, copied from the design tokens in web/ui/tokens.css. */
export const colourRules = `html{${declared(day)}color-scheme:light}
html[data-theme=dark]{${declared(night)}color-scheme:dark}
@media (prefers-color-scheme:dark){html[data-theme=device]{${declared(night)}color-scheme:dark}}`;
