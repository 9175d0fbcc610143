import { createModelClient } from '#backends/assistant/model/model-client.ts';
import { createModelReader } from '#backends/assistant/model/model-reader.ts';
import { emptyFrame } from '#backends/assistant/model/testing/empty-frame.ts';
import type { Reader } from '#backends/assistant/dialog/reader.ts';
import { createLogger } from '#gateway/logger.ts';
import { startFakeModel } from '#tests/support/servers/fake-model.ts';
import { z } from 'zod';

const asked = z.looseObject({ message: z.string() });

export interface ScriptedReader {
  readonly reader: Reader;
  /** Messages whose frame was not used: the rules read them. */
  readonly rejected: ReadonlySet<string>;
  close(): Promise<void>;
}

/**
 * A reader whose model answers each message with the frame that was written for it. Other messages, which prepare the
 * state before a question, get an empty frame: the rules read them alone.
 */
export async function startScriptedReader(frames: ReadonlyMap<string, unknown>): Promise<ScriptedReader> {
  const model = await startFakeModel();
  model.script(({ messages }) => {
    const { message } = asked.parse(JSON.parse(messages.at(-1)?.content ?? ''));
    return { kind: 'text', words: [JSON.stringify(frames.get(message) ?? emptyFrame)] };
  });
  const client = await createModelClient({ url: model.url, name: 'scripted', key: null });
  const rejected = new Set<string>();
  const reader: Reader = {
    isSlow: true,
    read: (input, signal) => {
      // The reader writes to its log only when it rejects a frame.
      const logger = createLogger('warn', { write: () => void rejected.add(input.message) });
      // The examination asks in parallel on a busy machine, so the model may be late.
      return createModelReader({ client, logger, readingMs: 20_000 }).read(input, signal);
    },
  };
  return { reader, rejected, close: () => model.close() };
}
