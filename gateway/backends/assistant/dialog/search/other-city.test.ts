import { describe, expect, it } from 'vitest';
import { talk } from '../testing/talk.ts';

const family = 'Rome in January, 2 adults and children of 4 and 7';

describe('people in a message that names another city', () => {
  it.each([
    ['Florence in March for two', 2],
    ['Florence for a couple', 2],
    ['Florence for 3 adults', 3],
    ['florens for two next weekend', 2],
    ['פירנצה במרץ לזוג', 2],
  ])('a number of adults alone is the whole party: %s', async (message, adults) => {
    const { state } = await talk([family, message]);
    expect(state.place?.name.en).toBe('Florence');
    expect([state.party?.adults, state.party?.childrenAges]).toEqual([adults, []]);
  });

  it.each([
    'and what about Florence',
    'Florence, 2 adults and the kids',
    '2 adults',
    'Rome in March for two',
  ])('children stay without a new party or a new city: %s', async (message) => {
    const { state } = await talk([family, message]);
    expect(state.party).toMatchObject({ adults: 2, childrenAges: [4, 7] });
  });
});

describe('a price limit when another city is searched', () => {
  it('is dropped when it came from a hotel', async () => {
    const cheaper = ['Rome in January for two', 'something cheaper'];
    expect((await talk(cheaper)).state.wishes.price).not.toBeNull();
    expect((await talk([...cheaper, 'Florence in March'])).state.wishes.price).toBeNull();
  });

  it('stays when the traveller gave it, or in the same city', async () => {
    const limited = ['Rome in January for two', 'up to 900 shekels a night', 'Florence in March'];
    expect((await talk(limited)).state.wishes.price?.max).toBe(900);
    const later = ['Rome in January for two', 'something cheaper', 'in March'];
    expect((await talk(later)).state.wishes.price).not.toBeNull();
  });
});
