import { lazyPart } from '#ui/lazyPart.tsx';

/** What stands in the filters' sheet, for who opens it. */
export const FiltersPart = lazyPart(async () => (await import('./FilterFields.tsx')).FilterFields);
