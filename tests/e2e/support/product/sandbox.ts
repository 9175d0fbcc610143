import { z } from 'zod';
import { Visitor } from '#tests/support/visitor.ts';

/** A fault of the provider sandbox; its `control/faults.ts` lists all kinds. */
type Fault = { readonly call: string; readonly kind: string } & Readonly<Record<string, unknown>>;

/** The provider sandbox of a running product, controlled through its test endpoints. */
export interface Sandbox {
  arm(...faults: readonly Fault[]): Promise<void>;
  /** Turns every fault off and restores every setting. */
  reset(): Promise<void>;
  /** Number of hotels in each Search call since the last `forget`, in order. */
  searches(): Promise<readonly number[]>;
  /** Clears the recorded calls. */
  forget(): Promise<void>;
}

const callsShape = z.object({
  calls: z.array(
    z.object({ call: z.string(), summary: z.object({ hotels: z.number().optional() }).loose() }),
  ),
});

/** Code of a sandbox hotel in Tel Aviv; it never changes. */
export const sandboxHotel = '1000000';

/** Finds the sandbox by the URL of a picture that it serves, because its port is not fixed. */
export async function sandboxOf(productUrl: string): Promise<Sandbox> {
  const { data } = await new Visitor(() => productUrl).ask<{ hotel: { images: { url: string }[] } }>(
    'query Picture($id: ID!) { hotel(id: $id) { images { url } } }',
    { id: sandboxHotel },
  );
  const sources = data.hotel.images.map(({ url }) => new URL(url, productUrl).searchParams.get('src'));
  const source = sources.find((each) => each !== null);
  if (!source) throw new Error('the sandbox’s hotel has no picture of its own');
  const address = new URL('/__sandbox/faults', source);
  const post = async (order: object) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (!answer.ok) throw new Error(`the sandbox refused: ${await answer.text()}`);
  };
  const calls = new URL('/__sandbox/calls', source);
  return {
    arm: (...faults) => post({ faults }),
    reset: () => post({ reset: true }),
    searches: async () => {
      const log = callsShape.parse(await (await fetch(calls)).json());
      return log.calls.filter(({ call }) => call === 'Search').map(({ summary }) => summary.hotels ?? 0);
    },
    forget: async () => void (await fetch(calls, { method: 'DELETE' })),
  };
}
