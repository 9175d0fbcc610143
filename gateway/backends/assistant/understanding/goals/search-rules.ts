/** Goal rules for searches, pages of the site, extras, and bare answers. */
import { is, page, tagValues, type GoalRule } from './facts.ts';
import { oneOf, productPageKeys } from '../reading.ts';
import type { Signals } from '../signals.ts';

const EXTRAS = ['cars', 'insurance', 'attractions', 'all'] as const;

/** The extra that each step of the checkout offers, by the kind of its page. */
const CHECKOUT: Readonly<Record<string, (typeof EXTRAS)[number]>> = {
  'checkout-car': 'cars',
  'checkout-insurance': 'insurance',
  'checkout-attractions': 'attractions',
};
const extraOfStep = ({ context }: Signals) =>
  ({ kind: 'extras', about: CHECKOUT[context.kind] ?? 'all' }) as const;

const valueOf = (c: Signals, tag: string): string => tagValues(c, tag)[0] ?? '';

export const searchRules: readonly GoalRule[] = [
  // “start over”, but not “when does my trip start again”
  [
    100,
    '#start-over !(open #booking-ask)',
    (c) => (is(c, 'newSearch') ? { kind: 'find', isNew: true } : { kind: 'start-over' }),
  ],
  // “before I book, on what terms may a booking be cancelled?”
  [
    91,
    '#in-general|ofSite !hotel !(onPage booksThis) #ask=cancellation|#booking-ask=cancel !stay !marked',
    page('cancellation'),
  ],
  // “show me more”
  [86, '#more|#the-others !hotel !#ask noDetails !compared', { kind: 'more' }],
  // “take that off again”
  [
    85,
    '#undo search onlyRefers|#undo=place !hotel',
    (c) => {
      const of = oneOf(['left', 'joined', 'place'], tagValues(c, 'undo').find((one) => one !== 'undo') ?? '');
      return { kind: 'undo', ...(of && { of }) };
    },
  ],
  // “I want to pay now”, “apply the filters”; not “open the page of car rental”, “filter 4 stars plus”
  [
    84,
    '#act=pay !inCurrency !#page !#ask=cancellation !#other-currency !marked !wish',
    { kind: 'act', act: 'pay' },
  ],
  [84, '#act=apply !#extra !#page !marked !wish', { kind: 'act', act: 'apply' }],
  // “book the first one”; not “before we book: is this hotel accessible?”
  [
    83,
    '#act=book !marked !stay !#ask !#page !(asking #it fact)',
    (c) => {
      const hotel = c.hotels[0] ?? c.extreme;
      return { kind: 'act', act: 'book', ...(hotel && { hotel }) };
    },
  ],
  [88, 'listWish', { kind: 'find' }],
  // “give me 50 percent off”
  [81, '#discount|percentOff !marked !#hotel-word !hotel', page('prices')],
  // “do you rent cars?”; not “a pool, and parking for the hire car”, “a week in Tuscany from 6 May, we have cars”
  [
    80,
    '#extra !(#page=payment cards) !(search !asking amenities) !joins !(focus parking) !(marked dates !asking) !(#hotel-word|(marked wish|#room) place)',
    (c) => ({ kind: 'extras', about: oneOf(EXTRAS, valueOf(c, 'extra')) ?? 'all' }),
  ],
  // “how do I pay?”, “do they take Visa at the second?”; not “only hotels that can be cancelled without payment”
  [
    78,
    '#page !(#page=account,payment budget) !hotel|(#page=payment !#ask !wish) !tellsStay !freeCancellation|!#hotel-word|asking|question|#brand !searches|asksTax !(place dates)',
    (c) => ({ kind: 'page', page: oneOf(productPageKeys, valueOf(c, 'page')) ?? 'contact' }),
  ],
  // “what is half board?” asks for no hotels with it.
  [77, 'whatIs words<=5 meals !breakfast !stay !marked !hotel', page('terms')],
  // “can I pay in rubles”: with an amount it would be read as a budget
  [67, '#other-currency|(inCurrency #act=pay|(!search !place !stay !wish)) !searches', page('currencies')],
  // “she is not coming after all”, of those who joined last
  [62, 'search #drops-out words<=6 onlyRefers they', { kind: 'undo', of: 'joined' }],
  // “anything for children” at the attractions step is not a search.
  [61, 'checkout guests !dates !place !wish !travel', extraOfStep],
  // “what is the news today?”
  [61, 'onlyToday open !search !travel !#ask !wish', { kind: 'unknown' }],
  // “a room for the whole family”: the party already known
  [
    60,
    'stay|wish|sort|compared|searches|(search #ours)',
    (c) => ({
      kind: 'find',
      ...(is(c, 'which sort') && { isWhich: true }),
      ...(is(c, '#or choice') && { isChoice: true }),
    }),
  ],
  // “the group voted: Vienna instead of Prague, the rest stays”
  [59, 'place travel|(#what-about words<=8)|#same|(search replacesPlace)', { kind: 'find' }],
  [58, 'marked words<=5', { kind: 'find' }],
  [56, 'checkout #ask|question', extraOfStep],
  // “ok and out?” goes on with a question.
  [43, '#yes words<=4 !(asking startsWithAnd) !may !open|whyNot', { kind: 'yes' }],
  [42, '#no words<=4', { kind: 'no' }],
  [36, 'travel words<=12', { kind: 'find' }],
  [34, 'place fewPlaces words<=4 !open', { kind: 'find', isGuess: true }],
  [32, 'marked plain', { kind: 'find' }],
];
