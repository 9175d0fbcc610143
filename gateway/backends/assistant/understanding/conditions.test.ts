import { expect, it } from 'vitest';
import { conditionsOf } from './conditions.ts';

interface Subject {
  readonly text: string;
  readonly tags: readonly string[];
}

const condition = conditionsOf<Subject>({
  facts: {
    asks: /\?$/u,
    long: (subject) => subject.text.length > 10,
    longQuestion: 'long asks',
  },
  textOf: ({ text }) => text,
  valuesOf: ({ text, tags }, name) => (name === '#tag' ? tags : [String(text.split(' ').length)]),
});

const subject: Subject = { text: 'is there a pool?', tags: ['pool'] };

it.each([
  ['', true],
  ['asks long', true],
  ['longQuestion', true],
  ['!long', false],
  ['!long|asks', true],
  ['!(long asks)', false],
  ['!long|(asks #tag)', true],
  ['#tag=gym', false],
  ['#tag=gym,pool', true],
  ['words<=3', false],
  ['words<=4 !#tag=gym', true],
])('the condition “%s” of a question with four words and a tag is %s', (when, holds) => {
  expect(condition(when)(subject)).toBe(holds);
});

it('an unknown fact is an error of the condition', () => {
  expect(() => condition('asks lnog')).toThrow('Unknown fact “lnog”');
});
