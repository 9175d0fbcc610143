import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A place in the format of the exam files. */
const place = z.object({
  kind: z.enum(['city', 'country', 'region', 'hotel']),
  country: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  hotel: z.string().optional(),
});

const words = z.array(z.string());
const days = z.array(z.string().nullable());

/** Expectations of a reply. Fields that are missing are not checked. */
const expectation = z.object({
  intent: z.string().optional(),
  intentAny: words.optional(),
  destination: place.optional(),
  checkIn: z.string().optional(),
  checkOut: z.string().optional(),
  checkInAny: days.optional(),
  checkOutAny: days.optional(),
  adults: z.number().optional(),
  childrenAges: z.array(z.number()).optional(),
  rooms: z.number().optional(),
  filters: words.optional(),
  /** Wishes that must be gone from the search. */
  removed: words.optional(),
  budget: z
    .object({
      min: z.number().optional(),
      max: z.number().optional(),
      currency: z.string().optional(),
      per: z.string().optional(),
    })
    .optional(),
  order: z.string().optional(),
  /** Hotels by their position in the list, or by a superlative such as `cheapest`. */
  reference: z.union([z.string(), words]).optional(),
  references: words.optional(),
  /** Requested attributes of a hotel, a booking or the product, separated by commas. */
  attribute: z.string().optional(),
  page: z.string().optional(),
  /** In set `a` descriptions, which no program checks; in other sets patterns with alternatives separated by `|`. */
  mustSay: words.optional(),
  mustNotSay: words.optional(),
});

const utterance = z.object({
  id: z.string(),
  lang: z.enum(['en', 'he']),
  category: z.string(),
  text: z.string(),
  /** The state before the message, in the examiners' words. */
  context: z.string().optional(),
  expect: expectation,
});

const talk = utterance
  .pick({ id: true, lang: true, context: true })
  .extend({ turns: z.array(utterance.pick({ text: true, expect: true })) });

export type Expectation = z.output<typeof expectation>;
export type Utterance = z.output<typeof utterance>;
export type Conversation = z.output<typeof talk>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** Questions and conversations of an examination. */
export interface Questions {
  readonly utterances: readonly Utterance[];
  readonly talks: readonly Conversation[];
}

/** Ids of the questions that the assistant answers well; none of them may fail again. */
export const passed: ReadonlySet<string> = new Set(words.parse(read('passed')));

/** The questions of these sets. Ids of set `a` begin with A, those of set `c` with N. */
export const questionsOf = (...sets: readonly string[]): Questions => ({
  utterances: sets.flatMap((name) => z.array(utterance).parse(read(`${name}-utterances`))),
  talks: sets.flatMap((name) => z.array(talk).parse(read(`${name}-conversations`))),
});

/** By message of set `c`: the frame that a model returns when it reads the message correctly. */
export const framesOfModel = (): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(z.record(z.string(), z.unknown()).parse(read('c-frames'))));

/** Messages of set `c` whose frame contains more than the message says: it is rejected, and the rules read them. */
export const rejectedFrames = (): readonly string[] => words.parse(read('c-rejected'));
