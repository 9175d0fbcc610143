/**
 * One-line summaries of readings: the notation of the expected results in the tables of cases, explained in
 * `cases/case.ts`.
 */
import type { Goal, HotelRef, SearchDetails, Reading, WishName } from '../reading.ts';
import type { MessageContext } from '../goals/message-context.ts';

/** The context of a new conversation. Today is Saturday, 21 November 2026, in all cases. */
export const newContext: MessageContext = {
  today: '2026-11-21',
  language: 'en',
  kind: 'general',
  hasHotel: false,
  hasSearch: false,
  shownNames: [],
  lastQuestion: null,
};

/** The reading in one line: the goal, then each detail that the message has, separated by “ | ”. */
export function summaryOf({ goal, details }: Reading): string {
  return [goalText(goal), ...saidTexts(details)].filter(Boolean).join(' | ');
}

function goalText(goal: Goal): string {
  switch (goal.kind) {
    case 'hotel': {
      const { question } = goal;
      const asked = [question, ...(goal.also ?? [])];
      const about = asked.map((one) => (one.kind === 'amenity' ? one.amenity : one.kind)).join(' + ');
      return `hotel ${refText(goal.hotel)} ${about}`;
    }
    case 'compare':
      return ['compare', ...goal.hotels.map(refText), goal.by && `by ${goal.by}`, goal.isSame && 'same']
        .filter(Boolean)
        .join(' ');
    case 'undo':
      return goal.of ? `undo ${goal.of}` : 'undo';
    case 'extras':
    case 'small-talk':
      return `${goal.kind} ${goal.about}`;
    case 'bookings':
      return `bookings ${goal.at === undefined ? '' : `#${goal.at} `}${goal.question}`;
    case 'page':
      return `page ${goal.page}`;
    case 'act':
      return `act ${goal.act}`;
    case 'find':
    case 'more':
    case 'no':
    case 'person':
    case 'start-over':
    case 'unknown':
    case 'yes':
      return goal.kind;
    default:
      return '';
  }
}

function refText(ref: HotelRef): string {
  if (ref.kind === 'ordinal') return `#${ref.place}`;
  if (ref.kind === 'recent') return `recent ${ref.back}`;
  if (ref.kind === 'neighbor') return ref.step < 0 ? 'before' : 'after';
  if (ref.kind === 'stars') return `${ref.stars}*`;
  if (ref.kind === 'named') return `“${ref.words}”`;
  return ref.kind === 'extreme' ? ref.most : 'it';
}

function saidTexts(details: SearchDetails): string[] {
  const { dates, guests, budget } = details;
  return [
    details.places
      .map((place) => `${place.isRetracted ? '~' : ''}${place.isMarked ? '*' : ''}${place.spellings[0]}`)
      .join(', '),
    dates?.shift !== undefined ? `${dates.shift} days on` : '',
    dates?.start !== undefined ? `start ${dates.start} days on` : '',
    dates?.longer !== undefined ? `${dates.longer} nights more` : '',
    dates?.isFirst ? 'the first days' : '',
    dates &&
    dates.shift === undefined &&
    dates.start === undefined &&
    dates.longer === undefined &&
    !dates.isFirst
      ? `${dates.checkIn ?? '?'}..${dates.checkOut ?? '?'} (${dates.nights ?? '?'})${dates.isFirstWeekend ? ' first weekend' : ''}`
      : '',
    guests
      ? Object.entries(guests)
          .filter(([, value]) => value !== null)
          .map(([name, value]) => `${name} ${Array.isArray(value) ? `[${value.join()}]` : String(value)}`)
          .join(' ')
      : '',
    budget
      ? `${budget.isMore ? 'more ' : ''}${budget.min ?? 0}-${budget.max ?? ''} ${budget.currency ?? '?'}/${budget.per}`
      : '',
    details.hasUnknownCurrency ? 'unknown currency' : '',
    details.stars.length > 0 ? `${details.stars.join()} stars` : '',
    details.rating ?? '',
    details.meals.join(),
    details.amenities.join(),
    details.freeCancellation ? 'free' : '',
    details.bedsForAll ? 'beds' : '',
    details.sort ?? '',
    details.compared ?? '',
    details.isNearHotel ? 'near' : '',
    details.unmet ? `unmet ${details.unmet.map(({ words }) => words).join()}` : '',
    details.unusedNumbers ? `numbers ${details.unusedNumbers.join()}` : '',
    details.impossible ? `impossible ${details.impossible.join()}` : '',
    details.dropped.length > 0 ? `without ${details.dropped.map(wishText).join()}` : '',
  ];
}

const wishText = (wish: WishName): string => (typeof wish === 'string' ? wish : wish.amenity);
