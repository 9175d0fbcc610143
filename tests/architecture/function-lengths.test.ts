import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';
import { functionLengths } from './function-lengths.ts';
import { longFunctions, outgrown, tooLong } from './function-limits.ts';

const lengths = functionLengths(
  sourceFiles(['gateway', 'web'], /\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path)),
);

describe('functions', () => {
  it('are found by the check, more than 5,000 of them', () => {
    expect(lengths.length).toBeGreaterThan(5_000);
  });

  it('have at most 120 lines, and outside their inner functions 60, except in .tsx files', () => {
    expect(tooLong(lengths, longFunctions)).toEqual([]);
  });

  it('are listed as exceptions only while they exceed the limit', () => {
    expect(outgrown(lengths, longFunctions)).toEqual([]);
  });
});

describe('the check of function lengths', () => {
  const lines = (count: number) => '  work();\n'.repeat(count);
  const lengthsOf = (path: string, text: string) => functionLengths([{ path, text }]);

  it('notices a long function', () => {
    const found = lengthsOf('gateway/a.ts', `export function build() {\n${lines(60)}}\n`);
    expect(tooLong(found, {})).toEqual(['62 gateway/a.ts build']);
  });

  it('counts the lines of an inner function for that function only', () => {
    const inner = `  const step = () => {\n${lines(40)}  };\n`;
    const found = lengthsOf(
      'gateway/a.ts',
      `const create = () => {\n${inner}${lines(40)}  return step;\n};\n`,
    );
    expect(tooLong(found, {})).toEqual([]);
  });

  it('notices a factory with too many lines in total', () => {
    const inner = `  const step = () => {\n${lines(58)}  };\n`;
    const found = lengthsOf(
      'gateway/a.ts',
      `const create = () => {\n${inner}${inner.replace('step', 'other')}};\n`,
    );
    expect(tooLong(found, {})).toEqual(['122 gateway/a.ts create']);
  });

  it('notices an exception that is exceeded, and one that is no longer needed', () => {
    const found = lengthsOf('gateway/a.ts', `export function build() {\n${lines(60)}}\n`);
    expect(tooLong(found, { 'gateway/a.ts build': 61 })).toEqual(['62 gateway/a.ts build']);
    expect(outgrown(found, { 'gateway/a.ts other': 70 })).toEqual(['gateway/a.ts other']);
  });
});
