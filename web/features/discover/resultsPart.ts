import { lazyPart } from '#ui/lazyPart.tsx';

/** What a search found: nobody needs it on the plain first page. */
export const ResultsPart = lazyPart(async () => (await import('./components/results/Results.tsx')).Results);
