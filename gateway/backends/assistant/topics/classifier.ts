/**
 * The classifier: what was learned from the examples, and how it guesses the label of a text. `train.ts` trains
 * it.
 */
import type { Features } from './features.ts';

/** A label, and how likely it is, 0 to 1. */
export interface Guess {
  readonly label: string;
  readonly likelihood: number;
}

/** Likeliest label first; empty when the text shares no feature with any example. */
export type Classifier = (features: Features) => readonly Guess[];

/** What was learned from examples, small enough for a file. */
export interface Model {
  readonly labels: readonly string[];
  /** Names of the features, one per line. */
  readonly features: string;
  /** Factor of each feature, by position: larger for rare ones. */
  readonly rarities: Float32Array;
  /** The factor of features that no example has. */
  readonly rarest: number;
  /**
   * How much each feature speaks for each label: one row per feature with one byte per label, in units of `units`.
   */
  readonly weights: Int8Array;
  /** The unit of each row. */
  readonly units: Float32Array;
}

/** A text as a vector of length 1: positions of its known features, and their weights. */
export interface Vector {
  readonly at: Uint32Array;
  readonly values: Float32Array;
}

/** Positions of the known features by name. */
export const positionsOf = ({ features }: Pick<Model, 'features'>): ReadonlyMap<string, number> =>
  new Map(features.split('\n').map((name, at) => [name, at]));

/** The vector of a text. Unknown features make the known ones weigh less. */
export function vectorOf(
  features: Features,
  positions: ReadonlyMap<string, number>,
  { rarities, rarest }: Pick<Model, 'rarities' | 'rarest'>,
): Vector {
  const at: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [name, weight] of features) {
    const position = positions.get(name);
    // Unknown features count too, so that a text of mostly unknown words resembles no label.
    const value = weight * (position === undefined ? rarest : (rarities[position] ?? 0));
    squares += value * value;
    if (position === undefined) continue;
    at.push(position);
    values.push(value);
  }
  const length = Math.sqrt(squares);
  return { at: Uint32Array.from(at), values: Float32Array.from(values, (value) => value / length) };
}

/** Turns sums into likelihoods that add up to 1 (softmax), in place. */
export function toLikelihoods(sums: Float32Array): void {
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity);
  let whole = 0;
  for (let label = 0; label < sums.length; label += 1) {
    const likelihood = Math.exp((sums[label] ?? 0) - most);
    sums[label] = likelihood;
    whole += likelihood;
  }
  for (let label = 0; label < sums.length; label += 1) sums[label] = (sums[label] ?? 0) / whole;
}

/** A classifier from what was learned. */
export function classifierOf(model: Model): Classifier {
  const { labels, weights, units } = model;
  const positions = positionsOf(model);
  return (features) => {
    const { at, values } = vectorOf(features, positions, model);
    if (at.length === 0) return [];
    const sums = new Float32Array(labels.length);
    for (let each = 0; each < at.length; each += 1) {
      const row = at[each] ?? 0;
      const factor = (values[each] ?? 0) * (units[row] ?? 0);
      const from = row * labels.length;
      for (let label = 0; label < sums.length; label += 1)
        sums[label] = (sums[label] ?? 0) + (weights[from + label] ?? 0) * factor;
    }
    toLikelihoods(sums);
    return labels
      .map((label, number) => ({ label, likelihood: sums[number] ?? 0 }))
      .toSorted((one, other) => other.likelihood - one.likelihood);
  };
}
