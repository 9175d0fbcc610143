import type { Action } from '../dialog/reply.ts';

const LINK = /\]\((\/[^\s)]*)\)/g;
const MOST_ACTIONS = 5;
const TALK: Action = { kind: 'TALK_TO_PERSON', href: null };

/** What a link of ours opens, by its path. */
const KINDS: Readonly<Record<string, Action['kind']>> = {
  '/Hotel': 'OPEN_HOTEL',
  '/Discover': 'OPEN_SEARCH',
  '/Bookings': 'OPEN_BOOKINGS',
  '/Checkout': 'COMPLETE_BOOKING',
  '/login': 'SIGN_IN',
};

/** Buttons for the links of a text that has passed the gate; a person is always offered last. */
export function actionsOf(text: string): readonly Action[] {
  const paths = new Set(Array.from(text.matchAll(LINK), ([, path]) => path ?? ''));
  const opened = [...paths].map((href): Action => ({
    kind: KINDS[href.split('?')[0] ?? ''] ?? 'OPEN_PAGE',
    href,
  }));
  return [...opened.slice(0, MOST_ACTIONS), TALK];
}
