import { beforeAll, describe, expect, it } from 'vitest';
import { service, shown } from '../testing/suggest-kit.ts';

const ready = service();
beforeAll(() => ready.places.warmUp());

/** The first that is offered and the words that it leaves out; “?” before what is not clear. */
const read = async (typed: string, isSentence: boolean): Promise<string> => {
  const [first] = await ready.suggest(typed, 5, isSentence);
  return [`${first?.isClear === false ? '?' : ''}${shown(first)}`, ...(first?.unused ?? [])].join(' | ');
};

/** No hotel of these names is known; each stands beside a place. */
const SENTENCES = [
  ['hilton tel aviv', 'CITY Tel Aviv, IL | hilton'],
  ['ritz carlton in rome', 'CITY Rome, IT | ritz carlton'],
  ['waldorf paris for two', 'CITY Paris, FR | waldorf | for two'],
  ['four seasons athens', 'CITY Athens, GR | four seasons'],
  ['rixos antalya', 'CITY Antalya, TR | rixos'],
  ['marriott vienna breakfast', 'CITY Vienna, AT | marriott | breakfast'],
  ['ibis london heathrow', 'AIRPORT LHR, GB | ibis'],
  ['king david jerusalem', 'CITY Jerusalem, IL | king david'],
  ['the savoy london', 'CITY London, GB | the savoy'],
  ['hilton italy spa', 'COUNTRY Italy, IT | hilton | spa'],
  ['radisson blu berlin with parking', 'CITY Berlin, DE | radisson blu | with parking'],
  ['waldorf astoria new york', 'CITY New York, US | waldorf astoria'],
  ['הילטון תל אביב', 'CITY Tel Aviv, IL | הילטון'],
  ['מלון ריץ ברומא', 'CITY Rome, IT | מלון ריץ'],
  ['ווטרגייט לונדון לזוג', 'CITY London, GB | ווטרגייט | לזוג'],
  ['רמדה ירושלים', 'CITY Jerusalem, IL | רמדה'],
  ['פור סיזונס באתונה', 'CITY Athens, GR | פור סיזונס'],
  ['מלכת שבא אילת', 'CITY Eilat, IL | מלכת שבא'],
  ['הייאט בטוקיו שקט', 'CITY Tokyo, JP | הייאט | שקט'],
  ['מריוט בפריז עם בריכה', 'CITY Paris, FR | מריוט | עם בריכה'],
] as const;

describe('a hotel that is not known leads to the place beside its name, and its words are said not to be used', () => {
  it.each(SENTENCES)('an unknown hotel leads to its place in the list: “%s”', async (typed, meant) => {
    expect(await read(typed, false)).toBe(meant);
  });

  it.each(SENTENCES)(
    'an unknown hotel leads to its place when the text is sent: “%s”',
    async (typed, meant) => {
      expect(await read(typed, true)).toBe(meant);
    },
  );

  it('in the list also between places that are named alike, of which none is taken unasked', async () => {
    const found = await ready.suggest('hilton rome or venice', 5);
    expect(found.slice(0, 2).map(shown).toSorted()).toEqual(['CITY Rome, IT', 'CITY Venice, IT']);
    expect(found.some(({ isClear }) => isClear)).toBe(false);
  });
});

it('what begins like the letters comes first while they are typed, without a place among the words', async () => {
  const found = await ready.suggest('new yor', 5);
  expect(shown(found[0])).toBe('CITY New York, US');
  expect(found.every(({ unused }) => unused.length === 0)).toBe(true);
});

it.each(['hilton', 'qwrtzp asdfgh', 'הילטון'])(
  'a text without a place offers nothing: “%s”',
  async (typed) => {
    expect(await ready.suggest(typed, 5)).toEqual([]);
  },
);
