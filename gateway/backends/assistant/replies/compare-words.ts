import type { Language } from '../language.ts';
import type { HotelFacts, OffersFound } from '../tools/tools.ts';
import { comparedDistances } from './distance-words.ts';
import { ruleText } from './offer-words.ts';
import { counted, forNights, headed, joined, nameText, paragraphs, say, sentences, sum } from './kit.ts';
import { stayText } from './place-words.ts';
import { hotelLink, readAt } from './search-words.ts';
import { amenityText, askedText, mealText } from './wish-words.ts';

/** One side of a comparison. */
export interface Side {
  readonly hotel: HotelFacts;
  readonly found: OffersFound;
}

/** The offer that is compared: the cheapest with what was asked for. */
const offerOf = ({ found }: Side) => (found.matching > 0 ? found.offers[0] : undefined);

const totalOf = (side: Side): number => offerOf(side)?.total.amountMinor ?? Infinity;

/** Why a hotel has no price. */
const noOffer = (found: OffersFound, language: Language): string =>
  found.offers.length === 0
    ? say(language, 'no available rooms for this stay', 'אין חדרים פנויים לשהייה הזו')
    : say(
        language,
        `no room with ${askedText(found.stay, language)}`,
        `אין חדר עם ${askedText(found.stay, language)}`,
      );

function item(side: Side, language: Language): string {
  const { hotel, found } = side;
  const cheapest = offerOf(side);
  const facts = [
    cheapest
      ? `${sum(cheapest.total, language)} ${forNights(found.nights, language)}`
      : noOffer(found, language),
    hotel.stars !== null && hotel.stars > 0 && counted(hotel.stars, 'star', language),
    hotel.rating !== null && say(language, `guest rating ${hotel.rating}`, `דירוג אורחים ${hotel.rating}`),
    cheapest && mealText(cheapest.mealPlan, language),
    cheapest && ruleText(cheapest, language),
  ].filter((fact) => typeof fact === 'string');
  return `${hotelLink(hotel, found.stay, language)}: ${facts.join(', ')}`;
}

/** Which of the hotels list something that was asked for. */
function whoHas(key: string, sides: readonly Side[], language: Language): string {
  const has = ({ hotel }: Side): boolean =>
    hotel.amenities.some((listed) => listed.toLowerCase() === key.toLowerCase());
  const names = (some: readonly Side[]): string =>
    joined(
      some.map(({ hotel }) => nameText(hotel.name, language)),
      language,
    );
  const [those, others] = [sides.filter(has), sides.filter((side) => !has(side))];
  const what = amenityText(key, language);
  if (those.length === 0)
    return say(
      language,
      `None of them lists ${what}, so I don’t know which has it.`,
      `אף אחד מהם לא רושם ${what}, ולכן אני לא יודעת למי יש.`,
    );
  return sentences(
    say(
      language,
      `${names(those)} ${those.length === 1 ? 'lists' : 'list'} ${what}.`,
      `${what}: יש ב${names(those)}.`,
    ),
    others.length > 0 &&
      say(
        language,
        `${names(others)} ${others.length === 1 ? 'does' : 'do'} not.`,
        `ב${names(others)} זה לא רשום.`,
      ),
  );
}

/** What the two are compared by beside the facts that are always told. */
interface ComparedBy {
  /** Keys of amenities, or words for something that no list holds. */
  readonly things: readonly string[];
  /** What the hotels' distance to is asked for; null for none. */
  readonly distanceTo: 'centre' | 'sea' | null;
}

/** What was asked, who is cheaper and who is better rated, then the facts side by side. */
export function comparison(sides: readonly Side[], by: ComparedBy, language: Language): string {
  const [first] = sides;
  if (!first) return '';
  const byPrice = sides.toSorted((a, b) => totalOf(a) - totalOf(b));
  const [cheapest, next] = byPrice;
  const isClear = cheapest && next && totalOf(cheapest) < totalOf(next);
  const rated = sides.filter((side) => side.hotel.rating !== null);
  const byRating = rated.toSorted((a, b) => (b.hotel.rating ?? 0) - (a.hotel.rating ?? 0));
  const isBetter = byRating[0] && byRating[1] && byRating[0].hotel.rating !== byRating[1].hotel.rating;
  const lead = sentences(
    isClear &&
      say(
        language,
        `The ${sides.length > 2 ? 'cheapest' : 'cheaper'} one is ${nameText(cheapest.hotel.name, language)}.`,
        `${sides.length > 2 ? 'הזול ביותר' : 'הזול יותר'} הוא ${nameText(cheapest.hotel.name, language)}.`,
      ),
    isBetter &&
      say(
        language,
        `Guests rate ${nameText(byRating[0]?.hotel.name ?? first.hotel.name, language)} ${rated.length > 2 ? 'highest' : 'higher'}.`,
        `האורחים דירגו ${rated.length > 2 ? 'הכי גבוה' : 'גבוה יותר'} את ${nameText(byRating[0]?.hotel.name ?? first.hotel.name, language)}.`,
      ),
  );
  const asked = askedText(first.found.stay, language);
  const head = say(
    language,
    `Side by side, for ${stayText(first.found.stay, language)}${asked && `, with ${asked}`}:`,
    `זה לצד זה, עבור ${stayText(first.found.stay, language)}${asked && `, עם ${asked}`}:`,
  );
  return paragraphs(
    sentences(
      ...by.things.map((key) => whoHas(key, sides, language)),
      by.distanceTo &&
        comparedDistances(
          sides.map(({ hotel }) => hotel),
          by.distanceTo,
          language,
        ),
    ),
    lead,
    headed(
      head,
      sides.map((side) => item(side, language)),
    ),
    readAt(first.found, language),
  );
}

export const nothingToCompare = (language: Language): string =>
  say(
    language,
    'I need at least two hotels to compare. Tell me a city and I’ll show some first.',
    'כדי להשוות צריך לפחות שני מלונות. כתבו לי עיר וקודם אראה כמה.',
  );
