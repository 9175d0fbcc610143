/** Learns the weights of the classifier from labelled examples, by logistic regression. */
import { type Model, positionsOf, toLikelihoods, type Vector, vectorOf } from './classifier.ts';
import type { Features } from './features.ts';
import { createYielder } from '#backends/kit/yielding.ts';

/** A text with what it is about. */
export interface Example {
  readonly label: string;
  readonly features: Features;
}

/** Features of fewer examples say nothing about other texts. */
const MIN_EXAMPLES = 2;
const PASSES = 3;
const STEP = 8;
/** The steps become smaller with each pass. */
const SHRINK = 0.3;
/** Smaller errors are not worth a step. */
const MIN_ERROR = 0.003;
const MAX_INT8 = 127;

/** Longest time without a pause, in milliseconds: the same process streams the replies of all conversations. */
export const SLICE_MS = 20;

/** The features that at least `MIN_EXAMPLES` examples have. Rare ones weigh more. */
async function countFeatures(
  examples: readonly Example[],
  yieldIfDue: () => Promise<void> | undefined,
): Promise<Pick<Model, 'features' | 'rarities' | 'rarest'>> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
    await yieldIfDue();
  }
  const known = [...counts].filter(([, count]) => count >= MIN_EXAMPLES);
  return {
    features: known.map(([name]) => name).join('\n'),
    rarities: Float32Array.from(known, ([, count]) => Math.sqrt(Math.log(1 + examples.length / count))),
    rarest: Math.sqrt(Math.log(1 + examples.length)),
  };
}

/** The weights while they are learned: one row per feature, one number per label. */
type Rows = readonly Float32Array[];

/** Writes the likelihood of each label into `into`. */
function guess(rows: Rows, { at, values }: Vector, into: Float32Array): void {
  into.fill(0);
  for (let each = 0; each < at.length; each += 1) {
    const row = rows[at[each] ?? 0];
    const value = values[each] ?? 0;
    if (row)
      for (let label = 0; label < into.length; label += 1)
        into[label] = (into[label] ?? 0) + (row[label] ?? 0) * value;
  }
  toLikelihoods(into);
}

/** Makes the right label of a text likelier by a step, and the others less likely. */
function learn(rows: Rows, { at, values }: Vector, right: number, guessed: Float32Array, step: number) {
  const wrong: number[] = [];
  for (let label = 0; label < guessed.length; label += 1)
    if (label === right || (guessed[label] ?? 0) > MIN_ERROR) wrong.push(label);
  for (let each = 0; each < at.length; each += 1) {
    const row = rows[at[each] ?? 0];
    const move = (values[each] ?? 0) * step;
    if (row)
      for (const label of wrong)
        row[label] = (row[label] ?? 0) + move * ((label === right ? 1 : 0) - (guessed[label] ?? 0));
  }
}

/** The examples in a mixed order, which is always the same, so that the same examples give the same model. */
function mixed<T>(all: readonly T[]): readonly T[] {
  const order = all.map((one, at) => ({ one, key: Math.sin(at + 1) * 1e4 }));
  return order.toSorted((a, b) => (a.key % 1) - (b.key % 1)).map(({ one }) => one);
}

/** The weights in one byte each, with the unit of each row. */
function packed(rows: Rows, labels: number): Pick<Model, 'weights' | 'units'> {
  const weights = new Int8Array(rows.length * labels);
  const units = new Float32Array(rows.length);
  for (const [at, row] of rows.entries()) {
    const unit = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MAX_INT8 || 1;
    units[at] = unit;
    weights.set(
      row.map((weight) => Math.round(weight / unit)),
      at * labels,
    );
  }
  return { weights, units };
}

/** Learns labels from examples: logistic regression, each example once a pass. */
export async function train(examples: readonly Example[]): Promise<Model> {
  const yieldIfDue = createYielder(SLICE_MS);
  const counted = await countFeatures(examples, yieldIfDue);
  const positions = positionsOf(counted);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numbers = new Map(labels.map((label, number) => [label, number]));
  const texts: { readonly right: number; readonly vector: Vector }[] = [];
  for (const { label, features } of mixed(examples)) {
    texts.push({ right: numbers.get(label) ?? 0, vector: vectorOf(features, positions, counted) });
    await yieldIfDue();
  }
  const rows: Float32Array[] = [];
  for (let at = 0; at < positions.size; at += 1) {
    rows.push(new Float32Array(labels.length));
    await yieldIfDue();
  }
  const guessed = new Float32Array(labels.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const step = STEP / (1 + pass * SHRINK);
    for (const { right, vector } of texts) {
      guess(rows, vector, guessed);
      learn(rows, vector, right, guessed, step);
      await yieldIfDue();
    }
  }
  return { ...counted, labels, ...packed(rows, labels.length) };
}
