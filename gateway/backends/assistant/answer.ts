import type { Logger } from '../kit/logger.ts';
import type { Gateway } from './gateway-client.ts';
import { findHotels } from './hotel-finder.ts';
import { intentOf } from './intent.ts';
import type { Language } from './language.ts';
import { findPlace } from './place-finder.ts';
import * as replies from './replies.ts';

interface Tools {
  readonly gateway: Gateway;
  readonly now: () => number;
  readonly logger: Logger;
}

/** The reply to a message, in its language: a greeting, hotels from a live search, or an honest "I don't know". */
export async function answer(message: string, language: Language, tools: Tools): Promise<string> {
  const intent = intentOf(message);
  if (intent.kind === 'greeting') return replies.greeting(language);
  if (intent.kind === 'other') return replies.unknown(language);
  try {
    const place = await findPlace(intent, tools.gateway);
    if (!place) return replies.whichPlace(language);
    return replies.found(await findHotels(place, tools.gateway, tools.now), language);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.name : 'unknown';
    tools.logger.warn({ intent: intent.kind, reason }, 'a tool failed');
    return replies.outOfReach(language);
  }
}
