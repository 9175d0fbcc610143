import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChatMessageInput } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';

const maxPath = 2000;

/** Query parameters that distinguish pages with the same path. */
const PAGE_PARAMETERS = ['id', 'bookingId', 'step'];

/** The chat context of a page, from its URL. */
function chatOpeningOf(pathname: string, query: URLSearchParams): ChatOpening {
  const hotelId = query.get('id');
  if (pathname === '/Hotel' && hotelId) return { kind: 'hotel', hotelId };
  const bookingId = query.get('bookingId');
  return { kind: pathname === '/Bookings' ? 'bookings' : 'general', ...(bookingId && { bookingId }) };
}

/**
 * Returns a function with the context of a message: the page from which the chat was opened, or the page opened beside
 * it since.
 */
export const useChatContext = (opening: ChatOpening): (() => ChatMessageInput['context']) => {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = [pathname, ...PAGE_PARAMETERS.map((name) => query.get(name) ?? '')].join(' ');
  const [opened, setOpened] = useState({ opening, page });
  if (opened.opening !== opening) setOpened({ opening, page });
  return () => {
    // Buttons that are on every page, such as that in the header, pass no context; it is then read from the URL.
    const isSaid = opened.page === page && opening.kind !== 'general';
    const here = isSaid ? opening : chatOpeningOf(pathname, query);
    const path = pathname + search;
    return {
      kind: here.kind,
      hotelId: here.hotelId ?? null,
      bookingId: here.bookingId ?? null,
      path: path.length > maxPath ? null : path,
      today: today(),
    };
  };
};
