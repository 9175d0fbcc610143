import Papa from 'papaparse';
import type { Entity } from '../entity.ts';
import { cellValue } from './import-cell.ts';

/** Maximum number of rows of one import, the same as in a list. */
const MAX_ROWS = 5_000;
const DELIMITERS = [',', ';', '\t'];

/** A file that cannot be imported, with the reason in words for the person who uploaded it. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

/** Decodes UTF-8, or the UTF-16 that spreadsheets call “Unicode text”. */
function textOf(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableFile('The file is not UTF-8 text');
  }
}

function limited<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length === 0) throw new UnusableFile('The file holds no records');
  if (rows.length > MAX_ROWS) throw new UnusableFile(`The file holds more than ${MAX_ROWS} records`);
  return rows;
}

function fromJson(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnusableFile('The file is not valid JSON');
  }
  if (!Array.isArray(value)) throw new UnusableFile('The file must hold a list of records');
  return limited(value);
}

/** Column names are compared without case, spaces and punctuation. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The field name of each column; null for unknown columns. */
function pairing(entity: Entity, header: readonly string[]): (string | null)[] {
  const byPlainName = new Map(Object.keys(entity.fields).map((name) => [plainName(name), name]));
  const columns = header.map((name) => byPlainName.get(plainName(name)) ?? null);
  const known = columns.filter((name) => name !== null);
  if (known.length === 0) throw new UnusableFile('No column of the file is a field of this entity');
  const twice = known.find((name, at) => known.indexOf(name) !== at);
  if (twice !== undefined) throw new UnusableFile(`Two columns are both ${twice}`);
  return columns;
}

function fromCsv(entity: Entity, text: string): readonly unknown[] {
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
  });
  const quoting = errors.find(({ type }) => type === 'Quotes');
  if (quoting) throw new UnusableFile(`Row ${(quoting.row ?? 0) + 1}: a quotation mark is out of place`);
  const [header, ...rows] = data;
  if (!header) throw new UnusableFile('The file is empty');
  const columns = pairing(entity, header);
  return limited(rows).map((row, index) => {
    if (row.length > columns.length) throw new UnusableFile(`Row ${index + 2}: more cells than columns`);
    const record: Record<string, unknown> = {};
    for (const [at, name] of columns.entries()) {
      const field = name === null ? undefined : entity.fields[name];
      const cell = row[at]?.trim() ?? '';
      if (name === null || !field || cell === '') continue;
      const value = cellValue(field.kind, cell, meta.delimiter);
      if (value === undefined)
        throw new UnusableFile(`Row ${index + 2}: ${name} cannot be read as ${field.kind}`);
      record[name] = value;
    }
    return record;
  });
}

/**
 * Parses the records in an uploaded file: a JSON list, or CSV with a header row and commas, semicolons or tabs. Unknown
 * columns are ignored; an empty cell leaves its field out.
 * @throws UnusableFile
 */
export function recordsOf(
  entity: Entity,
  file: { readonly name: string; readonly bytes: Buffer },
): readonly unknown[] {
  const text = textOf(file.bytes);
  const isJson = /\.json$/i.test(file.name) || /^\s*\[/.test(text);
  return isJson ? fromJson(text) : fromCsv(entity, text);
}
