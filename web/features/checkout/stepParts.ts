import { lazyPart } from '#ui/lazyPart.tsx';

/** The steps after the first one, which is the only one that an opened page shows. */
export const ExtraPart = lazyPart(async () => (await import('./components/steps/ExtraStep.tsx')).ExtraStep);
export const SummaryPart = lazyPart(
  async () => (await import('./components/steps/SummaryStep.tsx')).SummaryStep,
);
