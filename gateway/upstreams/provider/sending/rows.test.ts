import { array, assert, asyncProperty, constantFrom, jsonValue } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachRow } from './rows.ts';

async function rowsOf(text: string, field = 'Rows') {
  const rows: unknown[] = [];
  let rests = 0;
  const frame: unknown = JSON.parse(
    await eachRow(
      text,
      field,
      (row) => rows.push(JSON.parse(row)),
      () => {
        rests += 1;
        return Promise.resolve();
      },
    ),
  );
  return { frame, rows, rests };
}

describe('reading a list of a JSON text row by row', () => {
  it('returns the same as JSON.parse, with a pause after each row', async () => {
    await assert(
      asyncProperty(array(jsonValue()), constantFrom(0, 2, '\t'), async (list, space) => {
        const text = JSON.stringify(
          { Status: { Code: 200, Text: 'a"]}' }, Rows: list, After: [1] },
          null,
          space,
        );
        const plain: unknown = JSON.parse(JSON.stringify(list));
        expect(await rowsOf(text)).toEqual({
          frame: { Status: { Code: 200, Text: 'a"]}' }, Rows: [], After: [1] },
          rows: plain,
          rests: list.length,
        });
      }),
    );
  });

  it.each([
    ['{"Rows":null,"Status":1}', { Rows: null, Status: 1 }],
    ['{"Status":"Rows"}', { Status: 'Rows' }],
    ['{"Status":"\\"Rows\\":[1]"}', { Status: '"Rows":[1]' }],
    ['[]', []],
  ])('finds no list with the name of the field in %s', async (text, frame) => {
    expect(await rowsOf(text)).toEqual({ frame, rows: [], rests: 0 });
  });

  it.each(['{"Rows":[{"a":1}', '{"Rows":[{"a":"1', '{"Rows":[', '{"Rows":[1,'])(
    'refuses incomplete text: %s',
    async (text) => {
      await expect(rowsOf(text)).rejects.toThrow(SyntaxError);
    },
  );
});
