import { kindNames } from '#lib/booking/extraLines.messages.ts';
import { messages } from './checkout.messages.ts';

/** Steps of the checkout by the specification's state names, in order. */
export const stepIds = ['guest-details', 'car-rental', 'insurance', 'attractions', 'summary'] as const;

export type StepId = (typeof stepIds)[number];

export const stepLabels = {
  'guest-details': messages.guestDetails,
  'car-rental': kindNames.CAR,
  insurance: kindNames.INSURANCE,
  attractions: kindNames.ATTRACTION,
  summary: messages.summary,
} as const;

/** The step an address names; the first one when it names none. */
export const stepOf = (text: string | null): StepId => stepIds.find((id) => id === text) ?? 'guest-details';

/** The step after one; the summary is the last. */
export const stepAfter = (step: StepId): StepId => stepIds[stepIds.indexOf(step) + 1] ?? 'summary';
