import { type SandboxControl, sandboxControl } from '#tests/support/servers/sandbox.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** The provider sandbox of a running product. */
export interface Sandbox extends SandboxControl {
  /** Number of hotels in each Search call since the last `forget`, in order. */
  searches(): Promise<readonly number[]>;
}

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
  const control = sandboxControl(() => source);
  return {
    ...control,
    searches: async () =>
      (await control.calls())
        .filter(({ call }) => call === 'Search')
        .map(({ summary }) => Number(summary['hotels'] ?? 0)),
  };
}
