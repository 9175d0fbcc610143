import { describe, expect, it } from 'vitest';
import type { SearchDetails } from '../../understanding/reading.ts';
import { days, expectDialog, people, place, type Dialog, type Step } from '../testing/dialog.ts';

const find = (details: Partial<SearchDetails>, more: Partial<Step> = {}): Step => ({
  goal: { kind: 'find' },
  details,
  ...more,
});
const inRome = { places: place('rome'), dates: days('2026-12-10', '2026-12-14') };
const fact = (...all: readonly string[]) => ({
  unmet: all.map((words) => ({ kind: 'fact' as const, words })),
});
const none = ['Not checked'];

const dialogs: readonly Dialog[] = [
  {
    name: 'a wish that no search can check is mentioned with each later list of the search',
    steps: [
      find(
        { ...inRome, ...fact('step free') },
        {
          has: ['I can’t search by “step free”', 'let our team check'],
          not: none,
          state: { unchecked: ['step free'] },
        },
      ),
      { goal: { kind: 'more' }, has: ['More hotels', 'Not checked: “step free”.'] },
      find({ amenities: ['Pool'], unmet: [{ kind: 'request', words: 'cot' }] }, { has: ['“cot”', ...none] }),
      find({ amenities: ['Gym'] }, { has: ['Without a gym there are 5 hotels'], not: none }),
      { goal: { kind: 'yes' }, has: ['Here are hotels', 'Not checked: “step free”.'] },
      find({ guests: people({ adults: 2, children: 1 }) }, { has: ['How old'], not: none }),
      { goal: { kind: 'start-over' }, not: none, state: { unchecked: [] } },
      find(inRome, { not: none }),
    ],
  },
  {
    name: 'such a wish is withdrawn in any spelling',
    steps: [
      find({ ...inRome, ...fact('Kosher kitchen', 'lift') }),
      find({ dropped: [{ amenity: 'kosher Kitchen' }] }, { has: ['Not checked: “lift”.'], not: ['osher'] }),
    ],
  },
  {
    name: 'such a wish is mentioned once, however it is spelled',
    steps: [
      find({ ...inRome, ...fact('kosher') }),
      find(fact('Kosher'), { not: none, state: { unchecked: ['Kosher'] } }),
    ],
  },
  {
    name: 'only the latest such wishes are mentioned',
    steps: [
      find({ ...inRome, ...fact('lift', 'kosher') }),
      find(fact('sauna', 'jacuzzi'), { state: { unchecked: ['kosher', 'sauna', 'jacuzzi'] } }),
    ],
  },
  {
    name: 'such a wish in another language is not quoted',
    steps: [
      find({ ...inRome, ...fact('כשר', 'lift') }),
      find({ amenities: ['Pool'] }, { has: ['Not checked: “lift” and your wishes in Hebrew.'] }),
    ],
  },
  {
    name: 'such a wish in another language is not quoted in Hebrew',
    language: 'he',
    steps: [
      find({ ...inRome, ...fact('lift') }),
      find({ amenities: ['Pool'] }, { has: ['לא נבדק: הבקשות שכתבתם באנגלית.'] }),
    ],
  },
  {
    name: 'a wish that the order met is mentioned when the order changes',
    steps: [
      find({ ...inRome, sort: 'DISTANCE' }, { not: none }),
      find({ sort: 'RATING' }, { has: ['best rated first', 'Not checked: “close to the centre”.'] }),
      find({ sort: 'DISTANCE' }, { not: none, state: { unchecked: [] } }),
      find({ sort: 'PRICE_ASC' }, { has: ['Not checked: “close to the centre”.'] }),
      find({ dropped: ['sort'] }, { state: { unchecked: [], wishes: { sort: 'PRICE_ASC' } } }),
    ],
  },
  {
    name: 'a withdrawn wish that the search does not have is named',
    steps: [
      find({ ...inRome, amenities: ['Pool'] }),
      find(
        { dropped: [{ amenity: 'Parking' }] },
        { has: [/^Without parking: the search had no such condition/] },
      ),
      find({ dropped: [{ amenity: 'Pool' }] }, { not: ['no such condition'] }),
      find({ dropped: ['budget'] }, { has: [/^At any price: the search had no such condition/] }),
      find({ dropped: ['budget'], amenities: ['Pool'] }, { not: ['no such condition'] }),
    ],
  },
  {
    name: 'a withdrawn wish that the search does not have is named in Hebrew',
    language: 'he',
    steps: [
      find(inRome),
      find({ dropped: [{ amenity: 'Parking' }] }, { has: [/^בלי חניה: לא היה תנאי כזה/] }),
    ],
  },
];

describe('withdrawn wishes', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
