import { setImmediate } from 'node:timers/promises';
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
const PASSES = 3;
const STEP = 8;
/** The steps become smaller with each pass. */
const SHRINK = 0.3;
/** Smaller errors are not worth a step. */
const SMALLEST_ERROR = 0.003;

/** A text as numbers: positions of its features, and their weights, which have the length 1 together. */
interface Vector {
  readonly at: Uint32Array;
  readonly values: Float32Array;
}

type ToVector = (features: Features) => Vector;

/** Rare features weigh more. */
async function vectorizer(
  examples: readonly Example[],
  pause: () => Promise<void>,
): Promise<{ readonly toVector: ToVector; readonly size: number }> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
    await pause();
  }
  const known = new Map<string, { readonly at: number; readonly rarity: number }>();
  for (const [name, count] of counts)
    if (count >= FEWEST_EXAMPLES)
      known.set(name, { at: known.size, rarity: Math.sqrt(Math.log(1 + examples.length / count)) });
  const rarest = Math.sqrt(Math.log(1 + examples.length));
  const toVector: ToVector = (features) => {
    const at: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (const [name, weight] of features) {
      const feature = known.get(name);
      // Unknown features count too, so that a text of mostly unknown words is like no label.
      const value = weight * (feature?.rarity ?? rarest);
      squares += value * value;
      if (feature) at.push(feature.at);
      if (feature) values.push(value);
    }
    const length = Math.sqrt(squares);
    return { at: Uint32Array.from(at), values: Float32Array.from(values, (value) => value / length) };
  };
  return { toVector, size: known.size };
}

/** How much each feature speaks for each label, one row a feature. */
type Weights = readonly Float32Array[];

/** Likelihoods of the labels, 1 together, in `into`. */
function guess(weights: Weights, { at, values }: Vector, into: Float32Array): void {
  into.fill(0);
  for (let each = 0; each < at.length; each += 1) {
    const row = weights[at[each] ?? 0];
    const value = values[each] ?? 0;
    if (row)
      for (let label = 0; label < into.length; label += 1)
        into[label] = (into[label] ?? 0) + (row[label] ?? 0) * value;
  }
  const most = into.reduce((one, other) => Math.max(one, other), -Infinity);
  let sum = 0;
  for (let label = 0; label < into.length; label += 1) {
    const likelihood = Math.exp((into[label] ?? 0) - most);
    into[label] = likelihood;
    sum += likelihood;
  }
  for (let label = 0; label < into.length; label += 1) into[label] = (into[label] ?? 0) / sum;
}

/** Makes the right label of a text likelier by a step, and the others less likely. */
function learn(weights: Weights, { at, values }: Vector, right: number, guessed: Float32Array, step: number) {
  const wrong: number[] = [];
  for (let label = 0; label < guessed.length; label += 1)
    if (label === right || (guessed[label] ?? 0) > SMALLEST_ERROR) wrong.push(label);
  for (let each = 0; each < at.length; each += 1) {
    const row = weights[at[each] ?? 0];
    const move = (values[each] ?? 0) * step;
    if (row)
      for (const label of wrong)
        row[label] = (row[label] ?? 0) + move * ((label === right ? 1 : 0) - (guessed[label] ?? 0));
  }
}

/** In a mixed order, always the same, so that the same examples give the same classifier. */
function mixed<T>(all: readonly T[]): readonly T[] {
  const order = all.map((one, at) => ({ one, key: Math.sin(at + 1) * 1e4 }));
  return order.toSorted((a, b) => (a.key % 1) - (b.key % 1)).map(({ one }) => one);
}

/** Longest time without a pause, in milliseconds: the same process streams the replies of all conversations. */
const SLICE_MS = 20;

/** Pauses, when called after a slice of work, so that other work can be done. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Learns labels from examples: logistic regression, each example once a pass. */
export async function train(examples: readonly Example[]): Promise<Classifier> {
  const pause = pauses();
  const { toVector, size } = await vectorizer(examples, pause);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numbers = new Map(labels.map((label, number) => [label, number]));
  const texts: { readonly right: number; readonly vector: Vector }[] = [];
  for (const { label, features } of mixed(examples)) {
    texts.push({ right: numbers.get(label) ?? 0, vector: toVector(features) });
    await pause();
  }
  const weights: Float32Array[] = [];
  for (let at = 0; at < size; at += 1) {
    weights.push(new Float32Array(labels.length));
    await pause();
  }
  const guessed = new Float32Array(labels.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const step = STEP / (1 + pass * SHRINK);
    for (const { right, vector } of texts) {
      guess(weights, vector, guessed);
      learn(weights, vector, right, guessed, step);
      await pause();
    }
  }
  return (features) => {
    const vector = toVector(features);
    if (vector.at.length === 0) return [];
    const likelihoods = new Float32Array(labels.length);
    guess(weights, vector, likelihoods);
    return labels
      .map((label, number) => ({ label, likelihood: likelihoods[number] ?? 0 }))
      .toSorted((one, other) => other.likelihood - one.likelihood);
  };
}
