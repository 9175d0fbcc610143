import { expect, it } from 'vitest';
import { holdsWebAddress } from './web-address.ts';

it.each([
  'Your account is locked, log in at http://evil.example',
  'Dana (evil.example)',
  'Dana@evil.example',
  'evil.example/login',
  'Evil.Example.',
  'Dana www.evil',
  'HTTPS://evil',
  'https：//evil',
  'evil．example',
  't.co',
  'רשע.קום',
  'evil.xn--p1ai',
])('%s holds an address', (text) => expect(holdsWebAddress(text)).toBe(true));

it.each([
  'J. R. Smith',
  'J.R. Smith',
  'J.R.R. Tolkien',
  'J.Smith',
  'j.smith',
  'J.Lo',
  "O'Neil",
  'Dr.Cohen',
  'St.John',
  'Smith Jr.',
  'Ph.D. Cohen',
  'Zoë-Anne',
  'Dana Levi...',
  'ד"ר כהן',
  'ד.כהן',
  'Maria d.C. Lopez',
  'William 3.',
  '',
])('%s holds none', (text) => expect(holdsWebAddress(text)).toBe(false));
