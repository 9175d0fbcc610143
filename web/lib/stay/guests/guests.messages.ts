import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  rooms: { id: 'common.guests.rooms', defaultMessage: 'Rooms' },
  adults: { id: 'common.guests.adults', defaultMessage: 'Adults' },
  adultsAges: { id: 'common.guests.adults.ages', defaultMessage: 'Ages 13+' },
  children: { id: 'common.guests.children', defaultMessage: 'Children' },
  childrenAges: { id: 'common.guests.children.ages', defaultMessage: 'Ages 2-12' },
  infants: { id: 'common.guests.infants', defaultMessage: 'Infants' },
  infantsAges: { id: 'common.guests.infants.ages', defaultMessage: 'Under 2' },
  childAge: { id: 'common.guests.childAge', defaultMessage: 'Child {number} age' },
  askAge: { id: 'common.guests.askAge', defaultMessage: 'Age?' },
  agesHint: {
    id: 'common.guests.agesHint',
    defaultMessage:
      'Age at check-in. Children under 2 and of 13 to 17 may be entered here, too: hotels may count them as infants or adults.',
  },
  ageMissing: { id: 'common.guests.ageMissing', defaultMessage: 'Enter this child’s age.' },
  agesMissing: { id: 'common.guests.agesMissing', defaultMessage: 'Enter the age of each child.' },
  hintInfant: { id: 'common.guests.hint.infant', defaultMessage: 'Under 2: may be counted as an infant.' },
  hintAdult: { id: 'common.guests.hint.adult', defaultMessage: '13 or older: may be counted as an adult.' },
  ageCut: {
    id: 'common.guests.ageCut',
    defaultMessage: 'The age of a child is at most {age}, so it is now {age}. Older people count as adults.',
  },
  roomLimit: {
    id: 'common.guests.roomLimit',
    defaultMessage: 'A room takes up to 8 adults and 4 children and infants. Add a room for more.',
  },
  replaced: {
    id: 'common.guests.replaced',
    defaultMessage: 'The guests in this link are not valid. Shown instead: {guests}.',
  },
});
