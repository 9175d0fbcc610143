import type {
  ChatCompletionMessageParam,
  ChatCompletionMessageToolCall,
} from 'openai/resources/chat/completions';
import type { ModelClient } from './model-client.ts';
import { offeredTools } from './tool-calls.ts';

/** Characters of one round that are read; whoever writes on is stopped. */
const LONGEST_TEXT = 4_000;
/** Characters of the arguments of all calls of a round. */
const LONGEST_CALLS = 20_000;
const MOST_TOKENS = 1_500;

/** A model did not do what a model does. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  readonly reason: 'slow' | 'refused' | 'garbage' | 'rounds' | 'away';
  constructor(reason: ModelFailed['reason'], options?: ErrorOptions) {
    super(`the model failed: ${reason}`, options);
    this.reason = reason;
  }
}

interface RoundRequest {
  readonly messages: readonly ChatCompletionMessageParam[];
  /** False in the last round: it has to answer with what it knows. */
  readonly mayCall: boolean;
  /** Longest silence: before the first word, and between two. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
}

interface Round {
  readonly calls: readonly ChatCompletionMessageToolCall[];
  /** The text was stopped in the middle of a sentence. */
  readonly isCutOff: boolean;
}

/** Aborts after so long without a sign of life. */
function patience(silenceMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new ModelFailed('slow')), silenceMs);
  return { signal: controller.signal, alive: () => timer.refresh(), end: () => clearTimeout(timer) };
}

/**
 * One answer of a model: words, or calls of tools.
 * @param onWords every fragment as it comes
 * @throws ModelFailed, or the reason of the signal
 */
export async function askModel(
  { openai, name }: ModelClient,
  { messages, mayCall, silenceMs, signal }: RoundRequest,
  onWords: (words: string) => void,
): Promise<Round> {
  const silence = patience(silenceMs);
  try {
    const stream = openai.chat.completions.stream(
      {
        model: name,
        messages: [...messages],
        max_tokens: MOST_TOKENS,
        tools: offeredTools,
        tool_choice: mayCall ? 'auto' : 'none',
      },
      { signal: AbortSignal.any([signal, silence.signal]) },
    );
    let read = 0;
    let asked = 0;
    for await (const { choices } of stream) {
      silence.alive();
      const { content = '', refusal = '', tool_calls: pieces } = choices[0]?.delta ?? {};
      if (refusal) throw new ModelFailed('refused');
      for (const piece of pieces ?? []) asked += 1 + (piece.function?.arguments?.length ?? 0);
      if (asked > LONGEST_CALLS) throw new ModelFailed('garbage');
      if (!content) continue;
      onWords(content);
      read += content.length;
      if (read > LONGEST_TEXT) return { calls: [], isCutOff: true };
    }
    const [choice] = (await stream.finalChatCompletion()).choices;
    if (!choice) throw new ModelFailed('garbage');
    if (choice.finish_reason === 'content_filter') throw new ModelFailed('refused');
    const calls = choice.message.tool_calls ?? [];
    if (calls.length === 0 && read === 0) throw new ModelFailed('garbage');
    return { calls, isCutOff: choice.finish_reason === 'length' };
  } catch (cause) {
    signal.throwIfAborted();
    silence.signal.throwIfAborted();
    if (cause instanceof ModelFailed) throw cause;
    throw new ModelFailed('away', { cause });
  } finally {
    silence.end();
  }
}
