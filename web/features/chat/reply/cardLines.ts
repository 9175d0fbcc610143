import type { ReplyExtras } from '../conversation/conversation.ts';
import { readHotelLink } from './shownHotel.ts';

const ITEM = /^[-*] \[[^\]]*\]\(([^)\s]+)\):/;

/**
 * Removes the lines that a reply's cards show completely; they are in the text because it must also work without cards.
 * Lists that say more than a card, such as a comparison, and lists whose cards are loaded again keep their lines.
 */
export const withoutCardLines = (text: string, extras: ReplyExtras | null): string => {
  const isList = extras?.actions.some(({ kind }) => kind === 'OPEN_SEARCH') ?? false;
  if (!extras || !isList) return text;
  const shown = new Set(extras.hotels.filter(({ fresh }) => fresh !== null).map(({ href }) => href));
  const isShown = (line: string): boolean => {
    const href = ITEM.exec(line)?.[1];
    return href !== undefined && readHotelLink(href) !== null && shown.has(href);
  };
  return text
    .split('\n')
    .filter((line) => !isShown(line))
    .join('\n');
};
