import { type Requests, type Target, load } from './http-load.ts';
import { processorTime } from './processor-time.ts';

/** One of several servers that are measured in turns. */
export interface Contender {
  readonly name: string;
  readonly target: Target & { readonly pid: number };
  readonly requests: Requests;
  /** Expected status; 200 by default. */
  readonly status?: number;
}

/** Figures of a contender in one round. */
export interface Round {
  /** Processor time of its process per request, in microseconds. */
  readonly cpuUs: number;
  /** Median response time, in milliseconds. */
  readonly ms: number;
  /** Mean length of a body, in bytes. */
  readonly bytes: number;
}

const WARM_REQUESTS = 3_000;
const WARM_TURNS = 5;

/** Figures of all contenders. */
export interface Figures {
  /** The rounds of one contender; empty for a name that was not measured. */
  of(name: string): readonly Round[];
}

interface Plan {
  readonly rounds: number;
  readonly roundMs: number;
  readonly connections: number;
}

export const usualPlan: Plan = { rounds: 5, roundMs: 2_000, connections: 8 };

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function roundOf(
  { target, requests, status = 200 }: Contender,
  ms: number,
  plan: Plan,
): Promise<Round> {
  const before = processorTime(target.pid);
  const { count, bytes, times } = await load(target, { requests, status, ms, connections: plan.connections });
  return { cpuUs: (processorTime(target.pid) - before) / count, ms: median(times), bytes: bytes / count };
}

/** Measures one round of one contender, for callers that interleave rounds themselves. */
export const oneRound = (contender: Contender, plan: Plan = usualPlan): Promise<Round> =>
  roundOf(contender, plan.roundMs, plan);

/** Warms up the JIT compiler with `WARM_REQUESTS`, or fewer if `WARM_TURNS` turns on a busy machine do not suffice. */
async function warmUp({ target, requests, status = 200 }: Contender, plan: Plan): Promise<void> {
  let requested = 0;
  for (let turn = 0; turn < WARM_TURNS && requested < WARM_REQUESTS; turn += 1)
    requested += (await load(target, { requests, status, ms: plan.roundMs, connections: plan.connections }))
      .count;
}

/** Measures the contenders in turns, so that noise of the machine affects all of them equally. */
export async function inTurns(contenders: readonly Contender[], plan: Plan = usualPlan): Promise<Figures> {
  const figures = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await warmUp(contender, plan);
  for (let round = 0; round < plan.rounds; round += 1)
    for (const contender of contenders)
      figures.get(contender.name)?.push(await roundOf(contender, plan.roundMs, plan));
  return { of: (name) => figures.get(name) ?? [] };
}
