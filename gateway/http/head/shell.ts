import { nonceOf } from '../security-headers.ts';
import type { ServerResponse } from 'node:http';
import type { TextsInLanguage } from './page-texts.ts';

/** The parts of a page that are inserted into the shell. */
export interface ShellParts {
  readonly language: Pick<TextsInLanguage, 'code' | 'direction'>;
  /** The user's stored choice; null when the device decides. */
  readonly theme: 'light' | 'dark' | null;
  readonly head: string;
  readonly noScript: string;
}

/** Splits the built `index.html` once. @throws Error when it has no places for head and noscript */
export function createShell(html: string) {
  const pattern =
    /^([^]*?)<html[^>]*>([^]*?)<!--head-->[^]*?<!--\/head-->([^]*?)<noscript>[^]*?<\/noscript>([^]*)$/;
  const [, before, toHead, toNoScript, rest] = pattern.exec(html) ?? [];
  if (before === undefined || toHead === undefined || toNoScript === undefined || rest === undefined)
    throw new Error('index.html has no placeholder for the head of a page');
  return ({ language, theme, head, noScript }: ShellParts, response: ServerResponse): string => {
    const nonce = nonceOf(response);
    const named = language.code === 'he' ? 'manifest-he.webmanifest' : 'manifest-en.webmanifest';
    const own = (part: string) =>
      part.replaceAll('__NONCE__', nonce).replace('manifest-en.webmanifest', named);
    return [
      own(before),
      `<html lang="${language.code}" dir="${language.direction}"${theme ? ` data-theme="${theme}"` : ''}>`,
      own(toHead),
      head,
      own(toNoScript),
      `<noscript>${noScript}</noscript>`,
      own(rest),
    ].join('');
  };
}
