import { describe, expect, it } from 'vitest';
import { days, expectDialog, place, type Dialog } from '../dialog/testing/dialog.ts';
import { newContext } from '../understanding/testing/summary.ts';
import { understand } from '../understanding/understand.ts';

const onPage = {
  kind: 'hotel',
  hotelId: '12',
  path: '/Hotel?id=12&checkin=2026-12-10&checkout=2026-12-14&guests=2',
} as const;
const unknown = { kind: 'unknown' } as const;
const inRome = {
  goal: { kind: 'find' },
  details: { places: place('rome'), dates: days('2026-12-10', '2026-12-14') },
} as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'a question about the hotel in focus that no rule knows',
    context: onPage,
    steps: [
      {
        message: 'we get in at dawn, from what hour will they let us have the room',
        goal: unknown,
        has: [/check-in|not listed/],
        not: ['I don’t know that. I find'],
      },
      { message: 'my aunt walks with a stick and stairs are hard for her', goal: unknown, has: ['lift'] },
    ],
  },
  {
    name: 'a question about the hotel in focus that no rule knows, in Hebrew',
    language: 'he',
    context: onPage,
    steps: [
      { message: 'לאבא שלי קשה מאוד לעלות במדרגות', goal: unknown, has: ['מעלית'] },
      { message: 'תגידי את בכלל בן אדם או מחשב', goal: unknown, has: ['אני שרי'] },
    ],
  },
  {
    name: 'a question about an own booking',
    steps: [
      {
        message: 'I have forgotten for which dates I booked',
        goal: unknown,
        has: ['1 Dec 2026'],
        actions: [{ kind: 'OPEN_BOOKING' }],
      },
      // After a booking was discussed, the same words are about that booking.
      { message: 'and if we change our minds, what do we get back', goal: unknown, has: [/cancel/i] },
    ],
  },
  {
    name: 'the topic replaces a search without criteria, not one with criteria',
    steps: [
      { message: 'haha are you a real human or a bot', goal: { kind: 'find' }, has: ['I’m Sherry'] },
      {
        ...inRome,
        message: 'in Rome, and are you a real human or a bot',
        has: ['Rome'],
        not: ['I’m Sherry'],
      },
    ],
  },
  {
    name: 'no topic replaces the goal that a model found',
    context: onPage,
    steps: [
      {
        message: 'haha are you a real human or a bot',
        goal: unknown,
        isFromModel: true,
        not: ['I’m Sherry'],
      },
    ],
  },
  {
    name: 'a message that is the name of a place is searched, whatever its topic',
    steps: [
      {
        message: 'goodbye',
        goal: { kind: 'find', isGuess: true },
        details: { places: [{ spellings: ['rome'], isMarked: false }] },
        not: ['Goodbye'],
      },
    ],
  },
  {
    name: 'a very likely topic replaces the goal that the rules found',
    context: onPage,
    steps: [
      {
        message: 'we will have a hire car, is there parking at the hotel to leave it at night',
        goal: { kind: 'extras', about: 'cars' },
        has: ['parking'],
        not: ['a day'],
      },
      {
        message: 'what does a hire car cost with you',
        goal: { kind: 'extras', about: 'cars' },
        has: ['a day'],
      },
    ],
  },
  {
    name: 'a topic with an answer of the site is answered in the words of the site',
    steps: [
      { message: 'where do I find my receipt', goal: unknown, has: ['The receipt is in My Bookings.'] },
      {
        message: 'I cancelled a while ago, when will I see my refund',
        goal: unknown,
        has: ['The refund stands'],
      },
    ],
  },
];

describe('a message with a topic that no rule knows', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });

  it('keeps the hotel that the message points at', () => {
    const context = { ...newContext, hasSearch: true, shownNames: ['Alba', 'Bruno', 'Carlo'] };
    expect(understand('the second one, does it run to a treadmill', context).pointed).toEqual({
      kind: 'ordinal',
      place: 2,
    });
    expect(understand('does it run to a treadmill', context).pointed).toBeUndefined();
  });
});
