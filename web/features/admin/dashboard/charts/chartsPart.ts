import { lazyPart } from '#ui/lazyPart.tsx';

/**
 * The charts, loaded separately: their library is as large as the rest of the page, and the figures must not wait for
 * it.
 */
export const ChartsPart = lazyPart(async () => (await import('./DashboardCharts.tsx')).DashboardCharts);
