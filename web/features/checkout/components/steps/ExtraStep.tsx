import type { ExtraStepRow } from '../../steps.ts';
import { CarStep } from './CarStep.tsx';
import type { ExtraStepProps } from './extraProps.ts';
import { InsuranceStep } from './InsuranceStep.tsx';
import { TicketsStep } from './TicketsStep.tsx';

/** The step of one kind of extra. Everything except cars and insurance is sold by the ticket. */
export function ExtraStep({ step, ...props }: ExtraStepProps & { step: ExtraStepRow }) {
  if (step.kind === 'CAR') return <CarStep {...props} />;
  if (step.kind === 'INSURANCE') return <InsuranceStep {...props} />;
  return <TicketsStep {...props} step={step} />;
}
