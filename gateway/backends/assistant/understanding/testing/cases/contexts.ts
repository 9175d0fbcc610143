/**
 * Contexts for the cases: what the conversation was about before the message. February 2027 is after the “today”
 * of the cases, 21 November 2026.
 */
import type { MessageContext } from '../../goals/message-context.ts';

const stay = { checkIn: '2027-02-08', checkOut: '2027-02-12' };
const shownNames = ['Alpha Inn', 'Beta Suites', 'Gamma House'];

/** A search from Monday 8 to Friday 12 February, with three hotels shown. */
export const withSearch: Partial<MessageContext> = { hasSearch: true, stay, shownNames };

/** The same search, after a question about one of the hotels, which is then in focus. */
export const afterHotelQuestion: Partial<MessageContext> = {
  ...withSearch,
  hasHotel: true,
  isAboutHotel: true,
};

/** The same search, on the page of a hotel. */
export const onHotelPage: Partial<MessageContext> = { ...withSearch, hasHotel: true, kind: 'hotel' };

/** A search for two adults and two children. */
export const familyOfFour: Partial<MessageContext> = { ...withSearch, partySize: 4 };

/** The same for children of 4 and 7. */
export const withChildren: Partial<MessageContext> = {
  ...familyOfFour,
  childrenAges: [4, 7],
  rooms: 1,
};

/** After a question about a booking of the traveller. */
export const afterBooking: Partial<MessageContext> = { kind: 'bookings', hasBooking: true };
