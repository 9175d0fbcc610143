import { lazyPart } from '#ui/lazyPart.tsx';

/** The charts: their library is as large as the rest of the page, whose figures do not wait for it. */
export const ChartsPart = lazyPart(async () => (await import('./DashboardCharts.tsx')).DashboardCharts);
