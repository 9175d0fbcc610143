import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChatMessageInput } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';

const maxPath = 2000;

/** Where the traveller has gone while the chat is open beside the page. */
function openingOf(pathname: string, hotelId: string | null): ChatOpening {
  if (pathname === '/Hotel' && hotelId) return { kind: 'hotel', hotelId };
  return { kind: pathname === '/Bookings' ? 'bookings' : 'general' };
}

/** Where the traveller is, as the assistant is told: what opened the chat, or the page that is open beside it since. */
export const useChatContext = (opening: ChatOpening): (() => ChatMessageInput['context']) => {
  const { pathname, search } = useLocation();
  const hotelId = new URLSearchParams(search).get('id');
  const page = pathname === '/Hotel' ? `${pathname} ${hotelId}` : pathname;
  const [opened, setOpened] = useState({ opening, page });
  if (opened.opening !== opening) setOpened({ opening, page });
  return () => {
    const here = opened.page === page ? opening : openingOf(pathname, hotelId);
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
