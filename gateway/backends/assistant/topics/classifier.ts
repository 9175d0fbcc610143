import type { Features } from './features.ts';

/** A text with what it is about. */
export interface Example {
  readonly label: string;
  readonly features: Features;
}

/** A label, and how likely it is, 0 to 1. */
export interface Guess {
  readonly label: string;
  readonly likelihood: number;
}

/** Likeliest label first; empty when the text shares no feature with any example. */
export type Classifier = (features: Features) => readonly Guess[];

/** Features of fewer examples say nothing about other texts. */
const FEWEST_EXAMPLES = 2;
const PASSES = 6;
const STEP = 8;
/** The steps become smaller with each pass. */
const SHRINK = 0.3;
/** Smaller errors are not worth a step. */
const SMALLEST_ERROR = 0.003;

/** A text as numbers: positions of its features, and their weights, which have the length 1 together. */
interface Vector {
  readonly at: Uint32Array;
  readonly weights: Float32Array;
}

type ToVector = (features: Features) => Vector;

/** Rare features weigh more. */
function vectorizer(examples: readonly Example[]): { readonly toVector: ToVector; readonly size: number } {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const known = new Map<string, { readonly at: number; readonly rarity: number }>();
  for (const [name, count] of counts)
    if (count >= FEWEST_EXAMPLES)
      known.set(name, { at: known.size, rarity: Math.sqrt(Math.log(1 + examples.length / count)) });
  const rarest = Math.sqrt(Math.log(1 + examples.length));
  const toVector: ToVector = (features) => {
    const all = [...features].map(([name, weight]) => {
      const feature = known.get(name);
      return { at: feature?.at, weight: weight * (feature?.rarity ?? rarest) };
    });
    // Unknown features count too, so that a text of mostly unknown words is like no label.
    const length = Math.hypot(...all.map(({ weight }) => weight));
    const found = all.flatMap(({ at, weight }) =>
      at === undefined ? [] : [{ at, weight: weight / length }],
    );
    return {
      at: Uint32Array.from(found, ({ at }) => at),
      weights: Float32Array.from(found, ({ weight }) => weight),
    };
  };
  return { toVector, size: known.size };
}

/** Turns scores into likelihoods, which are 1 together. */
function normalize(scores: Float32Array): void {
  const most = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  let sum = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const likelihood = Math.exp((scores[label] ?? 0) - most);
    scores[label] = likelihood;
    sum += likelihood;
  }
  for (let label = 0; label < scores.length; label += 1) scores[label] = (scores[label] ?? 0) / sum;
}

/** How much each feature speaks for each label, one row a feature. */
class Weights {
  private readonly table: Float32Array;
  private readonly labels: number;

  constructor(features: number, labels: number) {
    this.table = new Float32Array(features * labels);
    this.labels = labels;
  }

  /** Likelihoods of the labels, in `into`. */
  guess({ at, weights }: Vector, into: Float32Array): void {
    into.fill(0);
    for (let each = 0; each < at.length; each += 1) {
      const row = (at[each] ?? 0) * this.labels;
      const weight = weights[each] ?? 0;
      for (let label = 0; label < this.labels; label += 1)
        into[label] = (into[label] ?? 0) + (this.table[row + label] ?? 0) * weight;
    }
    normalize(into);
  }

  /** Adds to a label what makes it likelier by a step; less likely by a negative one. */
  move({ at, weights }: Vector, label: number, step: number): void {
    for (let each = 0; each < at.length; each += 1) {
      const cell = (at[each] ?? 0) * this.labels + label;
      this.table[cell] = (this.table[cell] ?? 0) + (weights[each] ?? 0) * step;
    }
  }
}

/** The same mixed order each time, so that the same examples give the same classifier. */
function mixed<T>(all: readonly T[], pass: number): readonly T[] {
  const order = [...all.keys()].map((at) => ({ at, key: Math.sin((at + 1) * (pass + 1)) * 1e4 }));
  return order.toSorted((a, b) => (a.key % 1) - (b.key % 1)).flatMap(({ at }) => all[at] ?? []);
}

/** Learns labels from examples: logistic regression, each example once a pass. */
export function train(examples: readonly Example[]): Classifier {
  const { toVector, size } = vectorizer(examples);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numbers = new Map(labels.map((label, number) => [label, number]));
  const texts = examples.map(({ label, features }) => ({
    right: numbers.get(label) ?? 0,
    vector: toVector(features),
  }));
  const weights = new Weights(size, labels.length);
  const guessed = new Float32Array(labels.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const step = STEP / (1 + pass * SHRINK);
    for (const { right, vector } of mixed(texts, pass)) {
      weights.guess(vector, guessed);
      for (let label = 0; label < labels.length; label += 1) {
        const error = (label === right ? 1 : 0) - (guessed[label] ?? 0);
        if (Math.abs(error) > SMALLEST_ERROR) weights.move(vector, label, step * error);
      }
    }
  }
  return (features) => {
    const vector = toVector(features);
    if (vector.at.length === 0) return [];
    const likelihoods = new Float32Array(labels.length);
    weights.guess(vector, likelihoods);
    return labels
      .map((label, number) => ({ label, likelihood: likelihoods[number] ?? 0 }))
      .toSorted((one, other) => other.likelihood - one.likelihood);
  };
}
