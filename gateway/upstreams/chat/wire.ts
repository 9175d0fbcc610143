import { z } from 'zod';
import { chatActionKinds, chatActivities, chatMoods } from '#models/messages/chat.ts';
import type { ChatAction } from '#models/messages/chat.ts';
import { isOwnPath } from '#shared/routes/own-path.ts';
import { looseText, looseTexts } from '../wire-kit.ts';

const MAX_SUGGESTIONS = 4;
const MAX_SUGGESTION = 120;
const MAX_ACTIONS = 6;
const MAX_HREF = 2_000;

/** Kinds of actions that need a path. */
const needsPath: ReadonlySet<string> = new Set([
  'OPEN_HOTEL',
  'OPEN_SEARCH',
  'OPEN_BOOKING',
  'COMPLETE_BOOKING',
  'OPEN_PAGE',
]);

const action = z
  .object({
    kind: z.enum(chatActionKinds),
    href: z.string().max(MAX_HREF).refine(isOwnPath).nullish().default(null),
  })
  .refine(({ kind, href }) => href !== null || !needsPath.has(kind));

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const actions = z
  .unknown()
  .optional()
  .transform((value): readonly ChatAction[] =>
    asList(value)
      .flatMap((item) => action.safeParse(item).data ?? [])
      .slice(0, MAX_ACTIONS),
  );

const suggestions = looseTexts.transform((texts) =>
  texts
    .map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((text) => text.length <= MAX_SUGGESTION)
    .slice(0, MAX_SUGGESTIONS),
);

/** A reply. Optional parts that are missing or invalid are ignored. */
export const replyWire = z.object({
  threadId: looseText,
  response: looseText,
  suggestions,
  actions,
  mood: z.enum(chatMoods).catch('neutral'),
});
export type ReplyWire = z.output<typeof replyWire>;

/** One line of a streamed reply. The wire writes its activities with hyphens. */
export const eventWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('activity'),
    activity: z
      .string()
      .transform((name) => name.replaceAll('-', '_'))
      .pipe(z.enum(chatActivities)),
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  replyWire.extend({ type: z.literal('reply') }),
  z.object({ type: z.literal('error'), status: z.unknown() }),
]);

const turn = z.object({ role: z.enum(['traveller', 'assistant']), text: z.string() });

export const transcriptWire = z.object({
  turns: z.array(z.unknown()).transform((items) => items.flatMap((item) => turn.safeParse(item).data ?? [])),
});

/** The conversations of a member. */
export const conversationsWire = z.object({ conversations: z.array(transcriptWire) });
