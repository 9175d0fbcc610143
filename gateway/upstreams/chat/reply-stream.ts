import { Fault } from '../fault.ts';
import type { ChatFollower } from './chat-service.ts';
import { eventWire } from './wire.ts';
import type { ReplyWire } from './wire.ts';

const MAX_LINE = 64 * 1024;
const NDJSON = /^application\/x-ndjson\b/i;

/** The result of a streamed reply. */
type Outcome =
  | { readonly kind: 'reply'; readonly reply: ReplyWire }
  | { readonly kind: 'failed' }
  /** The response did not consist of lines, or ended without a reply. */
  | { readonly kind: 'none' };

/** Reads the lines of a reply while they arrive. */
export interface ReplyStream {
  /** @throws Fault for a line above 64 kB */
  read(part: string, contentType: string): void;
  /** True after the last part when the response consisted of lines. */
  readonly isUsed: boolean;
  outcome(): Outcome;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export function createReplyStream(follower: Pick<ChatFollower, 'activity' | 'text'>): ReplyStream {
  let rest = '';
  let isUsed = false;
  let found: Outcome = { kind: 'none' };

  const take = (line: string): void => {
    if (line.length > MAX_LINE) throw new Fault('unreadable', { elapsedMs: 0 });
    // Only the first reply or error counts. A line of an unknown kind is ignored.
    const event = found.kind === 'none' ? eventWire.safeParse(parsed(line)).data : undefined;
    if (event?.type === 'activity') follower.activity(event.activity);
    if (event?.type === 'text') follower.text(event.text);
    if (event?.type === 'error') found = { kind: 'failed' };
    if (event?.type === 'reply') found = { kind: 'reply', reply: event };
  };

  return {
    read: (part, contentType) => {
      if (!NDJSON.test(contentType)) return;
      isUsed = true;
      const lines = `${rest}${part}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
      if (rest.length > MAX_LINE) throw new Fault('unreadable', { elapsedMs: 0 });
    },
    get isUsed() {
      return isUsed;
    },
    outcome: () => {
      take(rest);
      rest = '';
      return found;
    },
  };
}
