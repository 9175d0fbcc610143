import { describe, expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from '../support/source-files.ts';

/** A word that the code no longer uses, with the one that it uses instead. */
type RetiredWord = readonly [word: RegExp, instead: string];

/**
 * Searched in names and comments; `_` before a word excludes names that are stored or scraped, such as
 * `solera_owed_effects`.
 */
const retired: readonly RetiredWord[] = [
  [/\b[Oo]w(?:ed|es|ing)(?![a-z_])|[a-z]Ow(?:ed|ing)(?![a-z])/, 'pending, not known yet'],
  [/\b[Ss]uppl(?:y|ies)(?![a-z])|[a-z]Suppl(?:y|ies)(?![a-z])/, 'supplier, inventory'],
  [/\b[Ss]ellers?\b/, 'supplier'],
  [/[Hh]ouse(?:Supply|Ledger|Rooms|Pages)|house-(?:supply|ledger|rooms|pages)/, 'own inventory; company'],
  [
    /Desk(?:Caller|Mails?|Tables?|Pages?)\b|\b(?:booking|hotel|offer)s?Desk\b|desk-(?:mails|tables|pages)/,
    'admin',
  ],
  [/\bOfferDesk\b/, 'OfferService'],
  [/\bpapers\b/, 'documents'],
  [/\bkept (?:answers?|responses?)\b/, 'cached response'],
  [/[Kk]eptUntil\b/, 'heldUntil'],
  [/\bBookingMeter\b/, 'metrics'],
  [/\bisGivenBack\b/, 'isCancelled'],
  [/\btakenByNight\b/, 'roomsSoldByNight'],
  [/\bpersistently\b/, 'with retry'],
  [/\bisIllness\b/, 'isServerFailure'],
  [/\bsinglePins\b/, 'pinsById'],
  [/\bgrowingPause\b/, 'backoffDelay'],
  [/\bbreathLink\b/, 'deferLink'],
  [/\bHOME_CODES\b|home-codes/, 'default hotels'],
  [/[Hh]ouse(?:Rule|Deadline)|house-rule|HOUSE_RULE/, 'free48Hours'],
  [/\bNO_LOWEST\b/, 'NO_LOWEST_PRICE'],
  [/\b[Ss]tillOpen\b/, 'AvailabilityFilter'],
  [/\bMeSaved\b/, 'ProfileSaved'],
  [/\bLane\b|\bLANES\b/, 'RateClass'],
  [/\b(?:FEWEST|LEAST|SHORTEST|LONGEST|SMALLEST|LARGEST|FARTHEST)_[A-Z]/, 'MIN_, MAX_'],
  [/\b[Ss]een(?:Day|Price|Stay)s?\b|\bKnownDay\b/, 'hotel prices, day prices'],
  [/\b(?:[Ll]isted|[Ss]earched)Town\b/, 'city'],
];

/** Folders with texts for travellers, and tests with word lists; the rules apply to code only. */
const isContent = (path: string): boolean =>
  /^gateway\/backends\/(?:assistant|provider\/content|platform\/demo)\/|\/wording\.test\.ts$|\/retired-words\.test\.ts$/.test(
    path,
  );

const uses = (files: readonly SourceFile[], words: readonly RetiredWord[]): string[] =>
  files.flatMap(({ path, text }) =>
    words.flatMap(([word, instead]) => {
      const found = word.exec(`${path}\n${text}`);
      return found ? [`${path}: ${found[0]} (${instead})`] : [];
    }),
  );

describe('retired words', () => {
  it('are not used again', () => {
    const files = sourceFiles(['gateway', 'web', 'schema', 'tests'], /\.(?:tsx?|js|graphql|css|md)$/).filter(
      ({ path }) => !isContent(path),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(uses(files, retired)).toEqual([]);
  });

  it.each([
    ['a name', 'const owedNews = [];', 'owed (pending, not known yet)'],
    ['the middle of a name', 'const isOwed = true;', 'sOwed (pending, not known yet)'],
    ['a comment', '/** Goes to the seller. */', 'seller (supplier)'],
    ['a type', 'interface RoomSupply {}', 'mSupply (supplier, inventory)'],
  ])('are found in %s', (_, text, found) => {
    expect(uses([{ path: 'gateway/a.ts', text }], retired)).toEqual([`gateway/a.ts: ${found}`]);
  });

  it('are found in the name of a file', () => {
    expect(uses([{ path: 'gateway/supply.ts', text: '' }], retired)).toEqual([
      'gateway/supply.ts: supply (supplier, inventory)',
    ]);
  });

  it.each(['allowed, followed, showing', 'supplier', "index('bookings_owed')", 'solera_owed_effects'])(
    'are not found in “%s”',
    (text) => {
      expect(uses([{ path: 'gateway/a.ts', text }], retired)).toEqual([]);
    },
  );
});
