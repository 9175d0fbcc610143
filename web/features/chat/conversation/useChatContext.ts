import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChatMessageInput } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';

const maxPath = 2000;

/** Parameters that distinguish pages of the same path. */
const TELLING = ['id', 'bookingId', 'step'];

/** The page that the traveller opened while the chat is open beside it. */
function chatOpeningOf(pathname: string, query: URLSearchParams): ChatOpening {
  const hotelId = query.get('id');
  if (pathname === '/Hotel' && hotelId) return { kind: 'hotel', hotelId };
  const bookingId = query.get('bookingId');
  return { kind: pathname === '/Bookings' ? 'bookings' : 'general', ...(bookingId && { bookingId }) };
}

/** The page that the assistant should know about: where the chat was opened, or the page opened beside it since. */
export const useChatContext = (opening: ChatOpening): (() => ChatMessageInput['context']) => {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = [pathname, ...TELLING.map((name) => query.get(name) ?? '')].join(' ');
  const [opened, setOpened] = useState({ opening, page });
  if (opened.opening !== opening) setOpened({ opening, page });
  return () => {
    // For buttons that are on every page, as in the header, the context comes from the page’s address.
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
