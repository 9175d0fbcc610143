import { lazyPart } from '#ui/lazyPart.tsx';

/** The results of a search, which the home page does not need. */
export const ResultsPart = lazyPart(async () => (await import('./components/results/Results.tsx')).Results);
