import { knownCities } from './known-cities.ts';
import type { KnownCity } from './known-cities.ts';
import { folded } from './language.ts';

/** What a message asks for. */
export type Intent =
  | { readonly kind: 'greeting' }
  | { readonly kind: 'city'; readonly city: KnownCity }
  /** Words that may be the name of a country, longest first; the gateway knows which. */
  | { readonly kind: 'search'; readonly words: readonly string[] }
  | { readonly kind: 'other' };

const GREETINGS: ReadonlySet<string> = new Set([
  'hi',
  'hello',
  'hey',
  'hi there',
  'hello there',
  'good morning',
  'good evening',
  'good afternoon',
  'shalom',
  'היי',
  'הי',
  'שלום',
  'אהלן',
  'בוקר טוב',
  'ערב טוב',
  'צהריים טובים',
  'מה נשמע',
]);

/** Her own name and courtesies around a greeting do not change it. */
const FILLERS: ReadonlySet<string> = new Set(['sherry', 'שרי', 'there', 'לך', 'לכם', 'please', 'בבקשה']);

const LODGING =
  /\b(?:hotels?|rooms?|stay|accommodation|trip|vacation|holiday)\b|מלון|מלונות|חדרים?|חופשה|לינה|נופש/u;

/** Letters that Hebrew glues to the front of a name: to, in, from, and, the, that. */
const HEBREW_PREFIXES = ['', 'ל', 'ב', 'מ', 'ו', 'ה', 'ש', 'לה', 'בה', 'ול', 'וב'];

const MAX_PLACE_WORDS = 3;

/** Reads a message by fixed rules: a named city first, then a wish for lodging, then a greeting. */
export function intentOf(message: string): Intent {
  const text = folded(message);
  const city = cityIn(text);
  if (city) return { kind: 'city', city };
  if (LODGING.test(text)) return { kind: 'search', words: placeWords(text) };
  return isGreeting(text) ? { kind: 'greeting' } : { kind: 'other' };
}

function isGreeting(text: string): boolean {
  const bare = text
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
  return GREETINGS.has(text) || GREETINGS.has(bare);
}

/** The city that is named first; of two that begin at one place the longer name. */
function cityIn(text: string): KnownCity | null {
  let best: { readonly city: KnownCity; readonly at: number; readonly length: number } | null = null;
  for (const city of knownCities) {
    for (const spelling of [city.name, ...city.spellings].map(folded)) {
      const at = positionOf(text, spelling);
      if (at === null) continue;
      if (!best || at < best.at || (at === best.at && spelling.length > best.length))
        best = { city, at, length: spelling.length };
    }
  }
  return best?.city ?? null;
}

function positionOf(text: string, name: string): number | null {
  const padded = ` ${text} `;
  const places = HEBREW_PREFIXES.map((prefix) => padded.indexOf(` ${prefix}${name} `)).filter(
    (at) => at >= 0,
  );
  return places.length === 0 ? null : Math.min(...places);
}

const COMMON = new Set(
  (
    'a an the in at to for of on and or with me my we us our i you your is are do does can could would want need find show ' +
    'look looking search book cheap good best nice some any hotel hotels room rooms stay trip vacation holiday ' +
    'accommodation please week weekend next this tomorrow family near ' +
    'אני אנחנו רוצה רוצים מחפש מחפשת מחפשים יש לי לנו של עם את על או גם מלון מלונות חדר חדרים חופשה לינה נופש זול טוב ' +
    'בבקשה תמצאי תראי מה איזה שבוע הבא מחר ליד'
  ).split(' '),
);

/** Runs of up to three words that are no everyday words, longest first, with and without a glued Hebrew letter. */
function placeWords(text: string): string[] {
  const words = text.split(' ').filter((word) => word.length > 1 && !/^\d+$/.test(word));
  const runs: string[] = [];
  for (let size = MAX_PLACE_WORDS; size > 0; size -= 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const run = words.slice(start, start + size);
      if (run.every((word) => !COMMON.has(word))) runs.push(run.join(' '));
    }
  }
  const bare = runs.filter((run) => /^[לבמהו]\p{L}{3,}/u.test(run)).map((run) => run.slice(1));
  return [...new Set([...runs, ...bare])].slice(0, 8);
}
