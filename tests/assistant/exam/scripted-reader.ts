import { createModelClient } from '#backends/assistant/model/model-client.ts';
import { createModelReader } from '#backends/assistant/model/model-reader.ts';
import type { Reader } from '#backends/assistant/dialog/reader.ts';
import { createLogger } from '#gateway/logger.ts';
import { startFakeModel } from '#tests/support/servers/fake-model.ts';
import { z } from 'zod';

const asked = z.looseObject({ message: z.string() });

/** A frame that says nothing: the rules read such a message alone. */
const EMPTY = {
  goal: { kind: 'find' },
  places: [],
  dates: null,
  guests: null,
  budget: null,
  added: [],
  dropped: [],
  unmet: [],
};

/** A reader whose model answers each message with the frame that was written for it, and a server to close. */
export async function startScriptedReader(
  frames: ReadonlyMap<string, unknown>,
): Promise<{ readonly reader: Reader; close(): Promise<void> }> {
  const model = await startFakeModel();
  model.script(({ messages }) => {
    const { message } = asked.parse(JSON.parse(messages.at(-1)?.content ?? ''));
    return { kind: 'text', words: [JSON.stringify(frames.get(message) ?? EMPTY)] };
  });
  const client = await createModelClient({ url: model.url, name: 'scripted', key: null });
  // The examination runs questions in parallel on a busy machine, so the model may be late.
  const reader = createModelReader({ client, logger: createLogger('silent'), readingMs: 20_000 });
  return { reader, close: () => model.close() };
}
