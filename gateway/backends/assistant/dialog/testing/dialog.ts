/** Runs conversations against the dialog: each step gives the reading of a message and checks the reply. */
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Language } from '../../language.ts';
import type { Goal, SearchDetails, Reading } from '../../understanding/reading.ts';
import type { Action, Answer, ChatContext } from '../responder.ts';
import { createResponder } from '../create-responder.ts';
import { toolsOf, type World } from './world.ts';

const TODAY = '2026-11-21';

const general: ChatContext = { kind: 'general', hotelId: null, bookingId: null, path: null };

/** A message that says nothing about a search. */
export const noDetails: SearchDetails = {
  places: [],
  dates: null,
  guests: null,
  budget: null,
  stars: [],
  rating: null,
  meals: [],
  amenities: [],
  freeCancellation: false,
  sort: null,
  compared: null,
  dropped: [],
};

/** One message, and the checks of its answer. */
export interface Step {
  /** The text of the message, where it matters. */
  readonly message?: string;
  readonly goal: Goal;
  /** A model has read the message. */
  readonly isFromModel?: true;
  readonly details?: Partial<SearchDetails>;
  /** The world of this message, if it is not that of the dialog. */
  readonly world?: World;
  readonly has?: readonly (string | RegExp)[];
  readonly not?: readonly (string | RegExp)[];
  readonly chips?: readonly string[];
  readonly actions?: readonly (Partial<Action> | RegExp)[];
  /** Kinds that must not be offered. */
  readonly noActions?: readonly Action['kind'][];
  readonly mood?: string;
  readonly state?: object;
}

/** A conversation with a small in-memory world. */
export interface Dialog {
  readonly name: string;
  readonly language?: Language;
  readonly context?: Partial<ChatContext>;
  readonly isSignedIn?: true;
  readonly world?: World;
  readonly steps: readonly Step[];
}

export const place = (...spellings: string[]): SearchDetails['places'] => [{ spellings, isMarked: true }];
export const days = (checkIn: string | null, checkOut: string | null, nights: number | null = null) => ({
  checkIn,
  checkOut,
  nights,
});
export const people = (more: Partial<NonNullable<SearchDetails['guests']>>): SearchDetails['guests'] => ({
  adults: null,
  childrenAges: null,
  children: null,
  infants: null,
  rooms: null,
  ...more,
});

/** Everything that happened in a turn. */
export interface DialogTurn {
  readonly answer: Answer;
  readonly segments: readonly string[];
  readonly calledTools: readonly string[];
  /** Error lines of the log. */
  readonly errors: readonly string[];
}

/** Answers the messages one after the other, each with the state after the last one. */
export async function runDialog(dialog: Dialog): Promise<DialogTurn[]> {
  const turns: DialogTurn[] = [];
  let state: unknown = null;
  for (const step of dialog.steps) {
    const language = dialog.language ?? 'en';
    const reading: Reading = {
      language,
      goal: step.goal,
      ...(step.isFromModel && { isFromModel: true }),
      details: { ...noDetails, ...step.details },
    };
    const [errors, pieces, called]: string[][] = [[], [], []];
    const logger = pino({ level: 'error' }, { write: (line: string) => void errors?.push(line) });
    const responder = createResponder({ logger, reader: { isSlow: false, read: async () => reading } });
    const context: ChatContext = { ...general, ...dialog.context };
    const turn = {
      message: step.message ?? 'said',
      language,
      context,
      isSignedIn: dialog.isSignedIn === true,
      today: TODAY,
      state,
      history: [],
    };
    const answer = await responder.answer(
      turn,
      toolsOf(step.world ?? dialog.world ?? {}, called ?? []),
      { activity: () => undefined, text: (piece) => void pieces?.push(piece) },
      new AbortController().signal,
    );
    // Stored and read back like a thread.
    state = JSON.parse(JSON.stringify(answer.state));
    turns.push({ answer, segments: pieces ?? [], calledTools: called ?? [], errors: errors ?? [] });
  }
  return turns;
}

const plainText = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

function expectStep(step: Step, { answer, segments, errors }: DialogTurn): void {
  const { reply } = answer;
  const text = plainText(reply.text);
  expect({ errors, text }).toEqual({ errors: [], text });
  expect(segments.join('')).toBe(reply.text);
  for (const wanted of step.has ?? []) expect(text).toMatch(wanted);
  for (const unwanted of step.not ?? []) expect(text).not.toMatch(unwanted);
  expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity/);
  for (const chip of step.chips ?? []) expect(reply.suggestions).toContain(chip);
  expect(reply.suggestions.length).toBeLessThanOrEqual(4);
  const asText = reply.actions.map(({ kind, href }) => `${kind} ${href ?? ''}`);
  for (const action of step.actions ?? []) {
    if (action instanceof RegExp) expect(asText.join('\n')).toMatch(action);
    else expect(reply.actions).toContainEqual(expect.objectContaining(action));
  }
  for (const kind of step.noActions ?? [])
    expect(reply.actions.map((action) => action.kind)).not.toContain(kind);
  expect(reply.actions.at(-1)).toEqual({ kind: 'TALK_TO_PERSON', href: null });
  if (step.mood) expect(reply.mood).toBe(step.mood);
  if (step.state) expect(answer.state).toMatchObject(step.state);
}

/** Runs a dialog and checks each answer; returns how many were checked. */
export async function expectDialog(dialog: Dialog): Promise<number> {
  const turns = await runDialog(dialog);
  for (const [at, step] of dialog.steps.entries()) {
    const turn = turns[at];
    if (turn) expectStep(step, turn);
  }
  return turns.length;
}
