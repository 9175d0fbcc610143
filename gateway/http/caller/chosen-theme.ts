import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The theme that the user chose in the product's menu; null when the device decides. */
export function chosenTheme(request: Request): 'light' | 'dark' | null {
  const theme = parseCookie(request.headers.cookie ?? '')['theme'];
  return theme === 'light' || theme === 'dark' ? theme : null;
}
