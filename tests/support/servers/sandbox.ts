import { z } from 'zod';
import type { Settings } from '#backends/provider/control/settings.ts';

/** A provider call as the sandbox recorded it. */
const callShape = z.object({
  call: z.string(),
  at: z.number(),
  summary: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const callsShape = z.object({ counts: z.record(z.string(), z.number()), calls: z.array(callShape) });

/** A fault of the sandbox; its `control/faults.ts` lists all kinds. */
interface FaultSwitch {
  readonly call: string;
  readonly kind: string;
  readonly [option: string]: string | number;
}

export type SandboxControl = ReturnType<typeof sandboxControl>;

/**
 * Faults, settings and recorded calls of the hotel sandbox, through its test endpoints.
 * @param url any URL of the sandbox
 */
export function sandboxControl(url: () => string) {
  const send = async (method: string, path: string, body?: object): Promise<string> => {
    const address = new URL(`/__sandbox/${path}`, url());
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the sandbox refused: ${text}`);
    return text;
  };
  const read = async () => callsShape.parse(JSON.parse(await send('GET', 'calls')));
  return {
    /** Adds faults to the active ones. */
    fault: async (...faults: readonly FaultSwitch[]) => void (await send('POST', 'faults', { faults })),
    /** Changes settings of the sandbox until `heal`. */
    set: async (settings: Partial<Settings>) => void (await send('POST', 'faults', { settings })),
    /** Removes all faults and settings. */
    heal: async () => void (await send('DELETE', 'faults')),
    /** Number of calls per operation since the last `forget`. */
    counts: async () => (await read()).counts,
    /** The calls in order, with a summary of each request. */
    calls: async () => (await read()).calls,
    /** Clears the recorded calls. */
    forget: async () => void (await send('DELETE', 'calls')),
  };
}
