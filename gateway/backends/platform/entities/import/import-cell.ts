import type { FieldKind } from '../query/field.ts';

/** Converts the text of a cell to the value of a field. */

const YES = new Set(['true', 'yes', '1', 'כן']);
const NO = new Set(['false', 'no', '0', 'לא']);

function toNumber(cell: string, delimiter: string): number | undefined {
  if (/^[-+]?\d+(\.\d+)?$/.test(cell)) return Number(cell);
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell)) return Number(cell.replaceAll(',', ''));
  // In files with semicolons, commas are decimal points.
  if (delimiter !== ',' && /^[-+]?\d+,\d+$/.test(cell)) return Number(cell.replace(',', '.'));
  return undefined;
}

function toBoolean(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

function fromJson(cell: string): unknown {
  try {
    const value: unknown = JSON.parse(cell);
    return value;
  } catch {
    return undefined;
  }
}

function toList(cell: string): unknown {
  if (cell.startsWith('[')) return fromJson(cell);
  const mark = ['|', ';', ','].find((sign) => cell.includes(sign));
  if (mark === undefined) return [cell];
  return cell
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * @param cell trimmed, not empty
 * @param delimiter between the cells of this file
 * @returns undefined when the cell is not a valid value of this kind
 */
export function cellValue(kind: FieldKind, cell: string, delimiter: string): unknown {
  switch (kind) {
    case 'number':
      return toNumber(cell, delimiter);
    case 'boolean':
      return toBoolean(cell);
    case 'list':
      return toList(cell);
    case 'object':
      return fromJson(cell);
    // Exports put an apostrophe in front of what a spreadsheet would read as a formula.
    case 'text':
      return cell.replace(/^'(?=[=+\-@])/, '');
    case 'day':
    case 'moment':
    default:
      return cell;
  }
}
