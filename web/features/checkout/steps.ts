import { Car, ShieldCheck, Ticket } from 'lucide-react';
import type { ChatContextKind } from '#generated/graphql.ts';
import type { ExtraKind } from '#shared/extras/extra-lines.ts';
import type { TicketKind } from '#shared/extras/extras-catalogue.ts';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import type { Message } from '#i18n/messages.ts';
import type { IconType } from '#ui/Icon.tsx';
import { messages } from './checkout.messages.ts';

interface ExtraStep {
  /** The step's name in the URL. */
  readonly id: string;
  readonly kind: ExtraKind;
  readonly icon: IconType;
  /** Context of the assistant when it is opened from this step. */
  readonly chat: ChatContextKind;
}

/** The steps that offer extras, one for each kind, in order. */
export const extraSteps = [
  { id: 'car-rental', kind: 'CAR', icon: Car, chat: 'checkout_car' },
  { id: 'insurance', kind: 'INSURANCE', icon: ShieldCheck, chat: 'checkout_insurance' },
  { id: 'attractions', kind: 'ATTRACTION', icon: Ticket, chat: 'checkout_attractions' },
] as const satisfies readonly ExtraStep[];

export type ExtraStepRow = (typeof extraSteps)[number];

/** A step whose extras are sold by the ticket. */
export type TicketStepRow = Extract<ExtraStepRow, { readonly kind: TicketKind }>;

type ExtraStepId = ExtraStepRow['id'];

export type StepId = 'guest-details' | ExtraStepId | 'summary';

/** Steps of the checkout in order, by their names in the URL. */
export const stepIds: readonly StepId[] = ['guest-details', ...extraSteps.map(({ id }) => id), 'summary'];

/** The icon of a kind of extra. */
export const iconOf = (kind: ExtraKind): IconType =>
  extraSteps.find((step) => step.kind === kind)?.icon ?? Ticket;

export const stepLabel = (id: StepId): Message => {
  const extra = extraSteps.find((step) => step.id === id);
  if (extra) return kindNames[extra.kind];
  return id === 'summary' ? messages.summary : messages.guestDetails;
};

/** The step named in the URL; the first one by default. */
export const stepOf = (text: string | null): StepId => stepIds.find((id) => id === text) ?? 'guest-details';

/** The step that follows; the summary is the last. */
export const stepAfter = (step: StepId): StepId => stepIds[stepIds.indexOf(step) + 1] ?? 'summary';
