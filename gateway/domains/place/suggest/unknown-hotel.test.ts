import { beforeAll, describe, expect, it } from 'vitest';
import { service, shown } from '../testing/suggest-kit.ts';

const ready = service();
beforeAll(() => ready.places.warmUp());

/** The first suggestion and its unused words; “?” in front when it is not clear. */
const read = async (typed: string, isSentence: boolean): Promise<string> => {
  const [first] = await ready.suggest(typed, 5, isSentence);
  return [`${first?.isClear === false ? '?' : ''}${shown(first)}`, ...(first?.unused ?? [])].join(' | ');
};

/** Sentences with the name of an unknown hotel and a place. */
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

describe('an unknown hotel leads to the place next to it, with the hotel’s words as unused', () => {
  it.each(SENTENCES)('while the user types “%s”', async (typed, meant) => {
    expect(await read(typed, false)).toBe(meant);
  });

  it.each(SENTENCES)('when “%s” is submitted', async (typed, meant) => {
    expect(await read(typed, true)).toBe(meant);
  });

  it('while the user types, also among places with the same name, of which none is chosen', async () => {
    const found = await ready.suggest('hilton rome or venice', 5);
    expect(found.slice(0, 2).map(shown).toSorted()).toEqual(['CITY Rome, IT', 'CITY Venice, IT']);
    expect(found.some(({ isClear }) => isClear)).toBe(false);
  });
});

it('places that start with the typed letters come before a place in the middle of the text', async () => {
  const found = await ready.suggest('new yor', 5);
  expect(shown(found[0])).toBe('CITY New York, US');
  expect(found.every(({ unused }) => unused.length === 0)).toBe(true);
});

it.each(['hilton', 'qwrtzp asdfgh', 'הילטון'])(
  'a text without a place gets no suggestions: “%s”',
  async (typed) => {
    expect(await ready.suggest(typed, 5)).toEqual([]);
  },
);
