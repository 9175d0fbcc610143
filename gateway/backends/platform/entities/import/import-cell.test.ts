import { describe, expect, it } from 'vitest';
import { cellValue } from './import-cell.ts';

describe('a cell of an imported file', () => {
  it.each([
    ['number', '12', ',', 12],
    ['number', '-3.50', ',', -3.5],
    ['number', '1,234.5', ',', 1234.5],
    ['number', '1,234', ';', 1234],
    ['number', '12,5', ';', 12.5],
    ['number', '12,5', ',', undefined],
    ['number', '1e9', ',', undefined],
    ['number', '₪12', ',', undefined],
    ['boolean', 'Yes', ',', true],
    ['boolean', '0', ',', false],
    ['boolean', 'לא', ',', false],
    ['boolean', 'maybe', ',', undefined],
    ['list', 'WiFi', ',', ['WiFi']],
    ['list', 'WiFi, Pool,', ',', ['WiFi', 'Pool']],
    ['list', 'a,b | c', ',', ['a,b', 'c']],
    ['list', '["a", "b"]', ',', ['a', 'b']],
    ['list', '[broken', ',', undefined],
    ['object', '{"a":1}', ',', { a: 1 }],
    ['object', 'text', ',', undefined],
    ['text', "'=1+1", ',', '=1+1'],
    ['text', "'tis", ',', "'tis"],
    ['text', '007', ',', '007'],
    ['day', '2027-01-01', ',', '2027-01-01'],
  ] as const)('%s %j with the delimiter %j is read as %j', (kind, cell, delimiter, expected) => {
    expect(cellValue(kind, cell, delimiter)).toEqual(expected);
  });
});
