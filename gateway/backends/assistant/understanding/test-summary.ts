import type { Goal, HotelRef, Said, Understanding, WishName } from './understanding.ts';
import type { Scene } from './goals/scene.ts';

/** A new conversation, on a Saturday. */
export const scene: Scene = {
  today: '2026-11-21',
  language: 'en',
  kind: 'general',
  hasHotel: false,
  hasSearch: false,
  shownNames: [],
  asked: null,
};

/** The reading in one line, for tables: goal, then each detail. Marked places have a star. */
export function summaryOf({ goal, said }: Understanding): string {
  return [goalText(goal), ...saidTexts(said)].filter(Boolean).join(' | ');
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

function saidTexts(said: Said): string[] {
  const { dates, guests, budget } = said;
  return [
    said.places.map((place) => `${place.isMarked ? '*' : ''}${place.spellings[0]}`).join(', '),
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
    budget ? `${budget.min ?? 0}-${budget.max ?? ''} ${budget.currency ?? '?'}/${budget.per}` : '',
    said.hasUnknownCurrency ? 'unknown currency' : '',
    said.stars.length > 0 ? `${said.stars.join()} stars` : '',
    said.rating ?? '',
    said.meals.join(),
    said.amenities.join(),
    said.freeCancellation ? 'free' : '',
    said.bedsForAll ? 'beds' : '',
    said.sort ?? '',
    said.compared ?? '',
    said.unmet ? `unmet ${said.unmet.map(({ words }) => words).join()}` : '',
    said.numbers ? `numbers ${said.numbers.join()}` : '',
    said.impossible ? `impossible ${said.impossible.join()}` : '',
    said.dropped.length > 0 ? `without ${said.dropped.map(wishText).join()}` : '',
  ];
}

const wishText = (wish: WishName): string => (typeof wish === 'string' ? wish : wish.amenity);
