import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random values that is always the same for the same key. */
export interface Draw {
  /** Whole number from one limit to the other, both included. */
  int(from: number, to: number): number;
  /** At least 0, below 1, in steps of a millionth. */
  unit(): number;
  chance(probability: number): boolean;
  /** @throws RangeError when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** `count` different members in the order of the list; all of them when it is shorter. */
  some<T>(list: readonly T[], count: number): T[];
}

/**
 * 32 bits that depend on every part; FNV-1a with a final mix, so that similar keys (hotel 1, hotel 2) give different
 * values.
 */
export function hash32(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = String(part);
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

/** A single random value, cheaper than a stream: at least 0, below 1. */
export function unitOf(...parts: readonly (string | number)[]): number {
  return (hash32(...parts) >>> 0) / 4_294_967_296;
}

/** The item of a list at a position from 0 to 1. */
function at<T>(list: readonly T[], unit: number): T {
  const value = list[Math.min(list.length - 1, Math.floor(unit * list.length))];
  if (value === undefined) throw new RangeError('the list to choose from is empty');
  return value;
}

/** A stream for one subject, for example `draw(seed, 'facilities', hotelCode)`. */
export function draw(...key: readonly (string | number)[]): Draw {
  const source = xoroshiro128plus(hash32(...key));
  const int = (from: number, to: number): number => uniformInt(source, from, to);
  const unit = (): number => int(0, 999_999) / 1_000_000;
  return {
    int,
    unit,
    chance: (probability) => unit() < probability,
    pick: (list) => at(list, unit()),
    some(list, count) {
      let wanted = Math.min(count, list.length);
      return list.filter((_, i) => {
        const taken = unit() * (list.length - i) < wanted;
        if (taken) wanted -= 1;
        return taken;
      });
    },
  };
}
