import type { Case } from '../case.ts';
import { withSearch } from '../contexts.ts';

/** The weather, tickets, a person, and prices that are too high. */
export const outOfScope: readonly Case[] = [
  ['how many degrees is it in Barcelona, do I need a coat', 'small-talk weather | *barcelona'],
  ['a flight ticket to London, tomorrow morning', 'small-talk not-ours | *london | 2026-11-22..? (?)'],
  ['train tickets to Paris for Monday', 'small-talk not-ours | *paris | 2026-11-23..? (?)'],
  ['is there a living soul with whom I could talk?', 'person | living soul, whom, talk'],
  ['I need somebody I can actually talk to', 'person | talk'],
  ['You a robot? Be honest.', 'small-talk who | robot, honest'],
  ['am I talking to a machine?', 'small-talk who | talking'],
  [
    'over 3000 for the whole stay and there is nothing to talk about',
    'find | talk | 0-3000 ?/stay',
    withSearch,
  ],
  ['above 200 a night it is out of the question', 'find | 0-200 ?/night', withSearch],
  ['more than 900 a night, over my dead body', 'find | dead body | 0-900 ?/night', withSearch],
  ['כמה מעלות בברצלונה עכשיו שווה מעיל?', 'small-talk weather | *ברצלונה'],
  ['כרטיס טיסה ללונדון, מחר בבוקר', 'small-talk not-ours | *לונדון | 2026-11-22..? (?)'],
  ['אפשר לדבר עם מישהו חי?', 'person | חי'],
  ['יש שם בן אדם שאפשר לדבר איתו?', 'person'],
  ['את בכלל בן אדם?', 'small-talk who'],
  ['מעל 6000 שקל לכל החופשה אין על מה לדבר', 'find | 0-6000 ILS/stay', withSearch],
  ['יותר מ-700 ללילה לא בא בחשבון', 'find | 0-700 ?/night', withSearch],
  ['מעל 900 שקל ללילה? על גופתי', 'find | גופתי | 0-900 ILS/night', withSearch],
];
