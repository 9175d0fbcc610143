/** The reader that lets a model read messages, with the rule-based reader as check and fallback. */
import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { Logger } from '#backends/kit/logger.ts';
import type { Input, Reader } from '../dialog/reader.ts';
import { reasonOf } from '../threads/threads.ts';
import { understand } from '../understanding/understand.ts';
import type { Reading } from '../understanding/reading.ts';
import { askModel, ModelFailed } from './ask-model.ts';
import { readingOf } from './checked-frame.ts';
import { FrameRejected } from './frame-check.ts';
import type { ModelClient } from './model-client.ts';

/** Longest time that a message waits for a model, in milliseconds. */
const READING_MS = 2_000;
/** After this many failures the model is not used for a while. */
const FAILURES = 3;
const RETRY_AFTER_MS = 30_000;

interface ModelReaderParts {
  readonly client: ModelClient;
  readonly logger: Logger;
  /** Longest time that a message waits for the model, in milliseconds. */
  readonly readingMs?: number;
}

/**
 * Reads messages with a model, which fills a frame and writes no text that a traveller reads. A frame that says more than
 * the message is refused. When the model is late or fails, or its frame is refused, the rule-based reader is used; the
 * traveller does not notice.
 */
export function createModelReader({ client, logger, readingMs = READING_MS }: ModelReaderParts): Reader {
  const breaker = circuitBreaker(
    // A refusal to read a message does not count as a failure of the model.
    handleWhen((error) => error instanceof ModelFailed && error.reason !== 'refused'),
    { halfOpenAfter: RETRY_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  const read = async (input: Input, rules: Reading, signal: AbortSignal): Promise<Reading> => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(readingMs)]);
    const frame = await askModel(client, input, within).catch((cause: unknown) => {
      // A request that the client aborted does not count as a failure of the model.
      signal.throwIfAborted();
      throw cause;
    });
    return {
      ...readingOf(frame, { text: input.message, context: input.context, rules }),
      isFromModel: true,
    };
  };
  return {
    isSlow: true,
    read: async (input, signal) => {
      const rules = understand(input.message, input.context);
      try {
        return await breaker.execute(() => read(input, rules, signal));
      } catch (cause) {
        signal.throwIfAborted();
        const reason = cause instanceof ModelFailed ? cause.reason : reasonOf(cause);
        const part = cause instanceof FrameRejected ? { part: cause.message } : {};
        logger.warn({ reason, ...part }, 'the reading of the model is not used, the rule-based one is');
        return rules;
      }
    },
  };
}
