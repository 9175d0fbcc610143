import { isDeepStrictEqual } from 'node:util';
import { moment } from '../../wire.ts';
import type { WireRecord } from '../entity-call.ts';

const asMoment = (value: unknown): string | null => moment.safeParse(value).data ?? null;

/** Moments are compared as such: platforms spell them in different ways. */
function isSame(name: string, stored: unknown, wanted: unknown): boolean {
  if (name.endsWith('_date') || name.endsWith('_at')) {
    const [one, other] = [asMoment(stored), asMoment(wanted)];
    if (one !== null && other !== null) return one === other;
  }
  return isDeepStrictEqual(stored ?? null, wanted ?? null);
}

/** Whether a record meets a condition. One without a version is the first one. */
export const meets = (record: WireRecord, conditions: WireRecord): boolean =>
  Object.entries(conditions).every(([name, wanted]) =>
    name === 'version' ? (record[name] ?? 1) === wanted : isSame(name, record[name], wanted),
  );

/** Readers of a booking treat these as missing. */
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

/** Whether a record that came back holds all that was sent. */
export const keeps = (record: WireRecord, sent: WireRecord): boolean =>
  Object.entries(sent).every(
    ([name, value]) => (isUnset(value) && isUnset(record[name])) || isSame(name, record[name], asJson(value)),
  );
