import { lazyPart } from '#ui/lazyPart.tsx';

/** The results of a search, loaded separately because the home page does not need them. */
export const ResultsPart = lazyPart(async () => (await import('./components/results/Results.tsx')).Results);
