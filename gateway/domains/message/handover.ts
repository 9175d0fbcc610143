import { z } from 'zod';
import type { ChatTurn } from '#models/messages/chat.ts';
import type { ContactMessage } from '#models/messages/message.ts';
import type { Viewer } from '#models/viewer.ts';
import { plainLine } from '#shared/text/plain-line.ts';
import { withoutControls } from '#shared/text/plain-text.ts';
import { maskCardNumbers } from '#shared/text/booking-card.ts';
import { emailAddress, MAX, personName, phoneLine } from './message-input.ts';

const MAX_NOTE = 2_000;
const CUT = '…';

const speakers: Readonly<Record<ChatTurn['role'], string>> = { traveller: 'Traveller', assistant: 'Sherry' };

/** At least six digits, and only characters of phone numbers. */
const phoneNumber = phoneLine.refine(
  (text) => /^[\d\s+()./-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 6,
);
const nothing = z.string().trim().length(0);

const handoverShape = z.object({
  name: personName.transform(maskCardNumbers).default(''),
  email: nothing.or(emailAddress).default(''),
  phone: nothing.or(phoneNumber).default(''),
  preferredContact: z.enum(['email', 'phone', 'whatsapp']).default('email'),
  note: z
    .string()
    .transform(withoutControls)
    .pipe(z.string().max(MAX_NOTE))
    .transform(maskCardNumbers)
    .default(''),
});

/** The fields of the handover form. */
export interface HandoverInput {
  readonly threadId?: string | null;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly preferredContact?: ContactMessage['preferredContact'];
  readonly note?: string;
}

/**
 * Uses the name and email of a member, and their phone when the form has none. Stored values may break rules that are
 * newer, so the name is cut and an invalid phone is left out.
 */
const asMember = (input: HandoverInput, { fullName, email, phone }: HandoverMember): HandoverInput => ({
  ...input,
  name: plainLine(fullName).slice(0, MAX.name),
  email,
  phone: input.phone?.trim() || (phoneNumber.safeParse(phone).success ? phone : ''),
});

export type HandoverMember = Pick<Viewer, 'email' | 'fullName' | 'phone'>;

/**
 * The traveller's contact data and note, or the names of the invalid fields; both `email` and `phone` when neither is
 * given. A preferred contact without its email or phone is replaced by the other one.
 */
export function readHandover(
  input: HandoverInput,
  member: HandoverMember | null,
):
  | { readonly sender: Omit<ContactMessage, 'language' | 'message' | 'subject'>; readonly note: string }
  | { readonly fields: readonly string[] } {
  const read = handoverShape.safeParse(member ? asMember(input, member) : input);
  if (!read.success) return { fields: [...new Set(read.error.issues.map(({ path }) => String(path[0])))] };
  const { note, preferredContact: wish, ...sender } = read.data;
  const { email, phone } = sender;
  if (email === '' && phone === '') return { fields: ['email', 'phone'] };
  const byPhone = wish === 'email' ? 'phone' : wish;
  const preferredContact = phone === '' ? 'email' : email === '' ? byPhone : wish;
  return { sender: { ...sender, preferredContact }, note };
}

/** Light Markdown as a person reads it: without bold markers and blank lines, and links by their text. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/**
 * Only the first line of a turn starts with a name, so that a traveller cannot write a line that looks like the
 * assistant's.
 */
const lineOf = ({ role, text }: ChatTurn): string => {
  const words = maskCardNumbers(withoutControls(text));
  const shown = role === 'assistant' ? plain(words) : words;
  return `${speakers[role]}: ${shown.replaceAll('\n', '\n  ')}`;
};

/** Indents the lines of a note that look like the start of a turn. */
const indentSpeakerLines = (note: string): string => note.replaceAll(/^(?=(?:Traveller|Sherry):)/gm, '  ');

/** The end of a text, with an ellipsis when it was longer; never cuts a character in half. */
function ending(text: string, room: number): string {
  if (text.length <= room) return text;
  const shortened = text.slice(text.length - Math.max(0, room - CUT.length));
  return `${CUT}${shortened.replace(/^[\uDC00-\uDFFF]/, '')}`;
}

/** The note and then the conversation, line by line; of a long one the newest part. */
export function handoverText(note: string, turns: readonly ChatTurn[]): string {
  const head = `${indentSpeakerLines(note)}${note === '' || turns.length === 0 ? '' : '\n\n'}`;
  return `${head}${ending(turns.map(lineOf).join('\n'), MAX.message - head.length)}`;
}
