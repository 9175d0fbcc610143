import { describe, expect, it } from 'vitest';
import { csvFile, dayOfMoment } from './csv.ts';

interface Row {
  readonly id: number;
  readonly text: string;
}
const columns = { id: (row: Row) => row.id, text: (row: Row) => row.text };

/** A list that counts how often it is read. */
function listOf(rows: readonly Row[]) {
  const reads: [number, number][] = [];
  const list = async (skip: number, limit: number) => {
    reads.push([skip, limit]);
    return rows.slice(skip, skip + limit);
  };
  return { reads, list, count: async () => rows.length };
}
const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: 'x' }));
const contentOf = async (rows: readonly Row[]) => (await csvFile('rows', listOf(rows), columns)).content;

describe('a CSV file', () => {
  it('starts with a byte-order mark and the column names, and ends its lines with CR LF', async () => {
    expect(await contentOf([{ id: 1, text: 'שלום, "עולם"\nשני' }])).toBe(
      '\uFEFFid,text\r\n1,"שלום, ""עולם""\nשני"\r\n',
    );
    expect(await contentOf([])).toBe('\uFEFFid,text\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '=HYPERLINK("http://example.com")\nand a second line',
    '\uFF1D1+1',
  ])('puts an apostrophe in front of the cell %j, which a spreadsheet would calculate', async (text) => {
    const [, line = ''] = (await contentOf([{ id: 1, text }])).split('\r\n');
    expect(line.replace(/^1,"?/, '').startsWith("'")).toBe(true);
  });

  it('leaves numbers unquoted', async () => {
    expect(await contentOf([{ id: -1, text: '10.00' }])).toContain('\r\n-1,10.00\r\n');
  });

  it('reads its list in parts of two thousand rows, up to fifty thousand', async () => {
    const small = listOf(numbered(4_100));
    const { content } = await csvFile('rows', small, columns);
    expect(small.reads).toEqual([
      [0, 2_000],
      [2_000, 2_000],
      [4_000, 2_000],
    ]);
    expect(content.trimEnd().split('\r\n')).toHaveLength(4_101);
    expect(content).toContain('\r\n1999,x\r\n2000,x\r\n');
    const large = listOf(numbered(60_000));
    const file = await csvFile('rows', large, columns);
    expect(large.reads).toHaveLength(25);
    expect(file.content.trimEnd().split('\r\n')).toHaveLength(50_001);
  });
});

it.each([
  ['2026-12-31T21:59:59.999Z', '2026-12-31'],
  ['2026-12-31T22:00:00.000Z', '2027-01-01'],
  ['2027-07-01T21:00:00.000Z', '2027-07-02'],
])('the timestamp %s is exported as %s, the day in Israel', (moment, day) => {
  expect(dayOfMoment(moment)).toBe(day);
});
