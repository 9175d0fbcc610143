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

/** Enough digits to be called back, and nothing that no phone number holds. */
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

/** What the hand-over form sends. */
export interface HandoverInput {
  readonly threadId?: string | null;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly preferredContact?: ContactMessage['preferredContact'];
  readonly note?: string;
}

/** A member is known; what they stored goes without the form's rules, which are no fault of theirs now. */
const asMember = (input: HandoverInput, { fullName, email, phone }: HandoverMember): HandoverInput => ({
  ...input,
  name: plainLine(fullName).slice(0, MAX.name),
  email,
  phone: input.phone?.trim() || (phoneNumber.safeParse(phone).success ? phone : ''),
});

export type HandoverMember = Pick<Viewer, 'email' | 'fullName' | 'phone'>;

/** Who asks for a person and why, or the names of the fields that cannot be used. */
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

/** Light Markdown as a person reads it: without the signs, and links by their words. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** Only a turn begins a line with a name, so that no traveller can write words in the assistant's name. */
const lineOf = ({ role, text }: ChatTurn): string => {
  const words = maskCardNumbers(withoutControls(text));
  const shown = role === 'assistant' ? plain(words) : words;
  return `${speakers[role]}: ${shown.replaceAll('\n', '\n  ')}`;
};

const namesNobody = (note: string): string => note.replaceAll(/^(?=(?:Traveller|Sherry):)/gm, '  ');

/** The end of a text, with a sign that there was more; never half a character. */
function ending(text: string, room: number): string {
  if (text.length <= room) return text;
  const kept = text.slice(text.length - Math.max(0, room - CUT.length));
  return `${CUT}${kept.replace(/^[\uDC00-\uDFFF]/, '')}`;
}

/** The note and then the conversation, line by line; of a long one the newest part. */
export function handoverText(note: string, turns: readonly ChatTurn[]): string {
  const head = `${namesNobody(note)}${note === '' || turns.length === 0 ? '' : '\n\n'}`;
  return `${head}${ending(turns.map(lineOf).join('\n'), MAX.message - head.length)}`;
}
