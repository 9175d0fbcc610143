import { isDeepStrictEqual } from 'node:util';
import { isoTimestamp } from '../../wire.ts';
import type { WireRecord } from '../entity-call.ts';

const asMoment = (value: unknown): string | null => isoTimestamp.safeParse(value).data ?? null;

/** Timestamps are compared by their value, because platforms write them in different notations. */
function isSame(name: string, stored: unknown, wanted: unknown): boolean {
  if (name.endsWith('_date') || name.endsWith('_at')) {
    const [one, other] = [asMoment(stored), asMoment(wanted)];
    if (one !== null && other !== null) return one === other;
  }
  return isDeepStrictEqual(stored ?? null, wanted ?? null);
}

/** True when a record meets a condition. A record without a version has the first one. */
export const meetsConditions = (record: WireRecord, conditions: WireRecord): boolean =>
  Object.entries(conditions).every(([name, wanted]) =>
    name === 'version' ? (record[name] ?? 1) === wanted : isSame(name, record[name], wanted),
  );

/** True for values that readers of a booking treat as missing. */
const isUnset = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const asJson = (value: unknown): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(value ?? null));
  return copy;
};

/** True when a record contains everything that was sent. */
export const hasSentFields = (record: WireRecord, sent: WireRecord): boolean =>
  Object.entries(sent).every(
    ([name, value]) => (isUnset(value) && isUnset(record[name])) || isSame(name, record[name], asJson(value)),
  );
