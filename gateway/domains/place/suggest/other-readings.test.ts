import { describe, expect, it } from 'vitest';
import { destinationTextsOf } from '../match/around-words.ts';
import { soundOf } from '../match/sound-alike.ts';
import { otherLayouts } from '../match/wrong-layout.ts';

describe('words around a destination', () => {
  it.each([
    ['a week in rome for four', ['rome']],
    ['hotel 5 star bangkok', ['bangkok']],
    ['rome airport', ['rome']],
    ['מלון ברומא', ['ברומא', 'רומא']],
    ['ברומא', ['רומא']],
    ['отель в праге', ['праге']],
    ['rome', []],
    ['the hotel', []],
  ])('are removed from “%s”', (typed, destinations) => {
    expect(destinationTextsOf(typed).map(({ text }) => text)).toEqual(destinations);
  });

  it('show whether an airport is searched', () => {
    expect(destinationTextsOf('rome airport')).toMatchObject([{ text: 'rome', isAirport: true }]);
    expect(destinationTextsOf('rome hotels')).toMatchObject([{ text: 'rome', isAirport: false }]);
  });
});

describe('names that sound alike', () => {
  it.each([
    ['פרג', 'פראג'],
    ['וינא', 'וינה'],
    ['אמסתרדאם', 'אמסטרדם'],
    ['סטוקהולמ', 'שטוקהולם'],
    ['edinborough', 'edinburgh'],
    ['morroco', 'morocco'],
    ['phillipines', 'philippines'],
  ])('are equal for “%s” and “%s”', (typed, name) => {
    expect(soundOf(typed)).toBe(soundOf(name));
    expect(soundOf(name)).not.toBeNull();
  });

  it.each(['בר', 'ניס', 'rome', 'париж', '巴黎'])(
    'are not compared for “%s”, which is too short or in neither Hebrew nor Latin letters',
    (name) => {
      expect(soundOf(name)).toBeNull();
    },
  );
});

describe('text typed on the keyboard of another language', () => {
  it.each([
    ['ךםמגםמ', 'london'],
    ['фьыеуквфь', 'amsterdam'],
    ['thk,', 'אילת'],
    ['kubsui', 'לונדון'],
    ['Vjcrdf', 'москва'],
  ])('“%s” is read as “%s”', (typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });

  it('is not considered for scripts without a keyboard layout', () => {
    expect(otherLayouts('巴黎')).toEqual([]);
  });
});
