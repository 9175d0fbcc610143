import { lazyPart } from '#ui/lazyPart.tsx';

/** The steps after the first one, loaded separately because the page usually opens with the first. */
export const ExtraPart = lazyPart(async () => (await import('./components/steps/ExtraStep.tsx')).ExtraStep);
export const SummaryPart = lazyPart(
  async () => (await import('./components/steps/SummaryStep.tsx')).SummaryStep,
);
