import { describe, expect, it } from 'vitest';
import type { Language } from '../../language.ts';
import type { SearchDetails } from '../../understanding/reading.ts';
import { days, expectDialog, people, place } from '../testing/dialog.ts';
import { rome } from '../testing/hotels.ts';

const find = { kind: 'find' } as const;
const runs = (...all: readonly string[][]) => all.map((spellings) => ({ spellings, isMarked: true }));
const named = (word: string): SearchDetails['places'] => [{ spellings: [word], isMarked: false }];

/** The reply when only a region is known. */
const wholeRegion = /^I can’t search all of/;

describe('a region that a message names', () => {
  it.each<
    readonly [
      message: string,
      places: readonly string[][],
      has: readonly (string | RegExp)[],
      chips: string[],
    ]
  >([
    ['hotels in Tuscany', [['tuscany']], [/all of Tuscany/], ['What about Florence?']],
    ['Tuscany, Italy', [['tuscany italy', 'tuscany', 'italy']], [/all of Tuscany/], ['What about Florence?']],
    ['Tuscany, not Florence', [['tuscany'], ['florence']], [/all of Tuscany/, 'in Siena'], []],
    ['Tuscany, anything but Florence', [['tuscany'], ['florence']], [/all of Tuscany/, 'in Siena'], []],
    ['Tuscany, all but Florence', [['tuscany'], ['florence']], [/all of Tuscany/, 'in Siena'], []],
    ['Tuscany except for Florence', [['tuscany'], ['florence']], [/all of Tuscany/, 'in Siena'], []],
    ['Tuscany, not Rome', [['tuscany'], ['rome']], [/all of Tuscany/], ['What about Florence?']],
    ['the riviera', [['riviera']], [/all of the French Riviera/], []],
    ['the French Riviera', [['french riviera', 'french', 'riviera']], [/all of the French Riviera/], []],
  ])('“%s” searches the first city of the region', async (message, places, has, chips) => {
    const steps = [{ message, goal: find, details: { places: runs(...places) }, has, chips }];
    expect(await expectDialog({ name: message, steps })).toBe(1);
  });

  it.each<readonly [message: string, places: readonly string[][], has: string]>([
    ['Tuscany but in Florence', [['tuscany'], ['florence']], 'Florence, Italy'],
    ['Tuscany, a knot Florence', [['tuscany'], ['florence']], 'Florence, Italy'],
    ['Florence in Tuscany', [['florence'], ['tuscany']], 'Florence, Italy'],
    ['Tuscany or Rome', [['tuscany'], ['rome']], 'Rome, Italy'],
    ['Haifa riviera', [['haifa riviera', 'haifa', 'riviera']], 'Haifa, Israel'],
    ['Riviera Maya', [['riviera maya', 'riviera', 'maya']], 'riviera maya'],
  ])('“%s” searches the other place', async (message, places, has) => {
    const steps = [
      { message, goal: find, details: { places: runs(...places) }, has: [has], not: [wholeRegion] },
    ];
    expect(await expectDialog({ name: message, steps })).toBe(1);
  });

  it.each<readonly [message: string, places: readonly string[][], chips: readonly string[]]>([
    ['טוסקנה חוץ מפירנצה', [['טוסקנה'], ['פירנצה']], []],
    ['טוסקנה, לא בפירנצה', [['טוסקנה'], ['פירנצה']], []],
    ['טוסקנה', [['טוסקנה']], ['ומה עם פירנצה?']],
  ])('“%s” searches the first remaining city of the region, in Hebrew', async (message, places, chips) => {
    const language: Language = 'he';
    const steps = [{ message, goal: find, details: { places: runs(...places) }, chips: [...chips] }];
    expect(await expectDialog({ name: message, language, steps })).toBe(1);
  });

  it('is still named beside its city when the next message names days only', async () => {
    const steps = [
      { message: 'Tuscany', goal: find, details: { places: runs(['tuscany']) }, has: [wholeRegion] },
      {
        message: 'from 10 May',
        goal: find,
        details: { dates: days('2027-05-10', null) },
        has: ['Siena (Tuscany), Italy', /10 May/],
        not: [wholeRegion],
      },
      {
        message: 'Florence',
        goal: find,
        details: { places: runs(['florence']) },
        has: ['Florence, Italy', /10 May/],
        not: [wholeRegion],
      },
    ];
    expect(await expectDialog({ name: 'a region with days', steps })).toBe(3);
  });

  it.each<readonly [message: string, details: Partial<SearchDetails>]>([
    ['we fly from Tuscany', { places: named('tuscany') }],
    ['we are from Tuscany, 2 adults', { places: place('tuscany'), guests: people({ adults: 2 }) }],
    ['the Tuscany side is quieter', { places: named('tuscany') }],
    ['Tuscany breakfast please', { places: named('tuscany'), meals: ['Breakfast Included'] }],
    ['a glass of Tuscany by the pool', { places: place('tuscany'), amenities: ['Pool'] }],
    ['a pool, and my aunt loves Tuscany', { places: named('tuscany'), amenities: ['Pool'] }],
    ['חדר שפונה לטוסקנה', { places: place('טוסקנה') }],
    ['אנחנו טסים מטוסקנה', { places: named('טוסקנה') }],
  ])('“%s” does not leave the current place', async (message, details) => {
    const language: Language = /[א-ת]/u.test(message) ? 'he' : 'en';
    const steps = [
      { message: 'Rome', goal: find, details: { places: named('rome') } },
      {
        message,
        goal: find,
        details,
        not: [wholeRegion, /בכל טוסקנה/],
        state: { place: { code: rome.code } },
      },
    ];
    expect(await expectDialog({ name: message, language, steps })).toBe(2);
  });

  it.each<readonly [message: string, details: Partial<SearchDetails>]>([
    ['Tuscany', { places: named('tuscany') }],
    ['what about Tuscany from 10 May', { places: named('tuscany'), dates: days('2027-05-10', null) }],
    ['in Tuscany with a pool', { places: place('tuscany'), amenities: ['Pool'] }],
  ])('“%s” leaves the current place', async (message, details) => {
    const steps = [
      { message: 'Rome', goal: find, details: { places: named('rome') } },
      { message, goal: find, details, has: [wholeRegion] },
    ];
    expect(await expectDialog({ name: message, steps })).toBe(2);
  });
});
