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
  /** How much each feature weighs in a text, larger for rare ones. */
  readonly rarities: Float32Array;
  /** The same for features of no example. */
  readonly rarest: number;
  /** How much each feature speaks for each label, one row of labels per feature, in units of `units`. */
  readonly weights: Int8Array;
  /** The unit of each row. */
  readonly units: Float32Array;
}

/** A text as numbers: positions of its features, and their weights, which have the length 1 together. */
export interface Vector {
  readonly at: Uint32Array;
  readonly values: Float32Array;
}

/** Positions of the known features by name. */
export const positionsOf = ({ features }: Pick<Model, 'features'>): ReadonlyMap<string, number> =>
  new Map(features.split('\n').map((name, at) => [name, at]));

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
    // Unknown features count too, so that a text of mostly unknown words is like no label.
    const value = weight * (position === undefined ? rarest : (rarities[position] ?? 0));
    squares += value * value;
    if (position === undefined) continue;
    at.push(position);
    values.push(value);
  }
  const length = Math.sqrt(squares);
  return { at: Uint32Array.from(at), values: Float32Array.from(values, (value) => value / length) };
}

/** Turns sums into likelihoods, 1 together. */
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
