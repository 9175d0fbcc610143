import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { Logger } from '#backends/kit/logger.ts';
import type { Answer, AnswerEvents, Brain, Turn } from '../dialog/brain.ts';
import { reasonOf } from '../threads/threads.ts';
import type { Tools } from '../tools/tools.ts';
import { modelAnswer } from './model-answer.ts';
import type { ModelLimits } from './model-answer.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFailed } from './round.ts';

const LIMITS: ModelLimits = { silenceMs: 8_000, wholeMs: 16_000 };

/** A model that failed so often is left alone for a while. */
const FAILURES = 3;
const REST_MS = 30_000;

interface ModelBrainParts {
  readonly client: ModelClient;
  /** Answers whatever the model does not. */
  readonly fallback: Brain;
  readonly logger: Logger;
  readonly limits?: ModelLimits;
}

/**
 * Answers with a model: it chooses the tools and writes; what it writes passes the gate sentence by sentence. When it
 * refuses, is slow or fails, the fallback answers and the traveller never knows.
 */
export function createModelBrain({ client, fallback, logger, limits = LIMITS }: ModelBrainParts): Brain {
  const breaker = circuitBreaker(
    // That a model will not talk about something is no defect of it.
    handleWhen((error) => error instanceof ModelFailed && error.reason !== 'refused'),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  return {
    answer: async (turn: Turn, tools: Tools, events: AnswerEvents, signal: AbortSignal): Promise<Answer> => {
      let told = '';
      const heard: AnswerEvents = {
        activity: (activity) => events.activity(activity),
        text: (piece) => {
          told += piece;
          events.text(piece);
        },
      };
      try {
        return await breaker.execute(() =>
          modelAnswer({ client, turn, tools, events: heard, signal, limits }),
        );
      } catch (cause) {
        signal.throwIfAborted();
        const reason = cause instanceof ModelFailed ? cause.reason : reasonOf(cause);
        logger.warn({ reason }, 'the model did not answer, the rules do');
        if (told !== '') heard.text('\n\n');
        const before = told;
        const answer = await fallback.answer(turn, tools, events, signal);
        return { ...answer, reply: { ...answer.reply, text: `${before}${answer.reply.text}` } };
      }
    },
  };
}
