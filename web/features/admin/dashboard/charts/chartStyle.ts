/** Style of all charts of the dashboard: sand-coloured grid lines, no axis lines, pale labels. */
export const grid = { stroke: 'var(--viz-grid)', vertical: false } as const;

export const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fill: 'var(--text-2)', fontSize: 13 },
} as const;

export const valueLabel = { fill: 'var(--text)', fontSize: 13, fontWeight: 500 } as const;

/** Colours of the current bar and of the others. */
export const bar = { current: 'var(--viz-1)', other: 'var(--viz-other)' } as const;
