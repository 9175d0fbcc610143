import { describe, expect, it } from 'vitest';
import { talk } from '../testing/talk.ts';

const inRome = 'Rome 10 to 14 December for two';

describe('a place beside courtesies', () => {
  it.each(['thanks, Rome', 'hi, rome please'])('is searched: %s', async (message) => {
    expect((await talk([message])).state.place?.name.en).toBe('Rome');
  });

  it.each(['thanks, Rome was lovely', 'my sister lives in Rome. thanks, Rome is great', "hi, I'm from Rome"])(
    'is no wish when it is only spoken of: %s',
    async (message) => {
      expect((await talk([message])).state.place).toBeNull();
    },
  );
});

describe('a misspelled city while another one is searched', () => {
  it.each([
    ['florens tomorrow one night', 'I read “florens” as Florence'],
    ['hmm, what about florens with a pool', 'I read “florens” as Florence'],
    ['florens same dates', 'I read “florens” as Florence'],
    ['in january for two, florens', 'I read “florens” as Florence'],
    ['hotels in florens from 3 to 6 march', 'I read “florens” as Florence'],
    ['פירנז במרץ לזוג', 'קראתי את ״פירנז״ כפירנצה'],
  ])('%s', async (message, told) => {
    const { text, state } = await talk([inRome, message]);
    expect(state.place?.name.en).toBe('Florence');
    expect(text).toContain(told);
  });

  it('a misspelled country is searched, its language is not', async () => {
    expect((await talk([inRome, 'what about itely'])).state.place?.name.en).toBe('Italy');
    expect((await talk([inRome, 'italian maybe'])).state.place?.name.en).toBe('Rome');
  });

  it('is asked about where a place is not clearly meant, and taken on “yes”', async () => {
    const message = 'my sister keeps praising florens to us for 3 nights';
    const asked = await talk([inRome, message]);
    expect(asked.text).toContain('“florens”: did you mean Florence, Italy?');
    expect(asked.text).not.toContain('Here are hotels');
    expect(asked.state.place?.name.en).toBe('Rome');
    const { state } = await talk([inRome, message, 'yes']);
    expect([state.place?.name.en, state.stay]).toEqual([
      'Florence',
      { checkIn: '2026-12-10', checkOut: '2026-12-13' },
    ]);
  });

  it.each(['the florens sounds noisy', 'a pair of singles for 3 nights', 'something nice in march'])(
    'other words change no city: %s',
    async (message) => {
      const { state } = await talk([inRome, message]);
      expect(state.place?.name.en).toBe('Rome');
      expect(state.asked).not.toBe('place');
    },
  );
});
