import { lazyPart } from '#ui/lazyPart.tsx';

/** The content of the filters' sheet, loaded when it is opened. */
export const FiltersPart = lazyPart(async () => (await import('./FilterFields.tsx')).FilterFields);
