import { lazyPart } from '#ui/lazyPart.tsx';

/** The steps after the first one, loaded separately because the page usually opens with the first. */
export const ExtraPart = lazyPart(async () => (await import('./components/steps/ExtraStep.tsx')).ExtraStep);
export const SummaryPart = lazyPart(
  async () => (await import('./components/steps/SummaryStep.tsx')).SummaryStep,
);

/** Loaded only after the stay or room of the booking was changed. */
export const ChangePart = lazyPart(
  async () => (await import('./components/draft/ChangeNotice.tsx')).ChangeNotice,
);
