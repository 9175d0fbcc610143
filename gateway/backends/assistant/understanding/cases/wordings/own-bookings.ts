import type { Case } from '../case.ts';

/** A booking was described, or several were listed. */
const told = { kind: 'bookings', hasBooking: true, hasHotel: true } as const;

/** Follow-up questions about the traveller's own booking, in both languages. */
export const ownBookings: readonly Case[] = [
  ['i booked a room with you, is it paid?', 'bookings payment'],
  ["we've booked with you, when is our check in", 'bookings times'],
  ["I've got a reservation with you", 'bookings details'],
  ['when do i have to pay for the hotel i booked', 'bookings payment'],
  ['how many people is it for?', 'bookings people', told],
  ['the first one - who is it for', 'bookings #1 people', told],
  ['and the second?', 'bookings #2 details', told],
  ['is breakfast included in it', 'bookings room | Breakfast Included', told],
  ['what kind of room is it', 'bookings room', told],
  ['which hotel is it', 'bookings place', told],
  ['where is it exactly', 'bookings place', told],
  ['when is it', 'bookings times', told],
  ['what is the reference number', 'bookings number', told],
  ['can i swap the dates', 'bookings change', told],
  ['how do i add my daughter', 'bookings change | childrenAges [] children 1', told],
  ['can we move it by a day', 'bookings change', told],
  ['does it have a pool', 'hotel it Pool | Pool', told],
  ['do they have parking', 'hotel it Parking | Parking', told],
  ['lisbon 9-12 march for two', 'find | lisbon | 2027-03-09..2027-03-12 (3) | adults 2', told],
  ['הזמנתי אצלכם חדר, שילמתי?', 'bookings payment'],
  ['איפה מוצאים את ההזמנה שעשיתי', 'bookings list'],
  ['לכמה אנשים היא?', 'bookings people', told],
  ['הראשונה, על שם מי', 'bookings #1 people', told],
  ['ומה עם השנייה', 'bookings #2 details', told],
  ['יש בה ארוחת בוקר?', 'bookings room | Breakfast Included', told],
  ['איזה סוג חדר', 'bookings room', told],
  ['באיזה מלון זה', 'bookings place', told],
  ['מתי היא', 'bookings times', told],
  ['מה המספר שלה', 'bookings number', told],
  ['כמה זה עלה', 'bookings payment', told],
  ['אפשר לשנות בו תאריך', 'bookings change', told],
  ['איך מוסיפים ילד', 'bookings change | childrenAges [] children 1', told],
  ['יש שם חניה?', 'hotel it Parking | Parking', told],
  ['מתי הנסיעה הבאה שלי?', 'bookings next'],
];
