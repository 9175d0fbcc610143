/** Grid of all charts of the dashboard. */
export const gridStyle = { stroke: 'var(--viz-grid)', vertical: false } as const;

/** Axes of all charts: no lines, pale labels. */
export const axisStyle = {
  axisLine: false,
  tickLine: false,
  tick: { fill: 'var(--text-2)', fontSize: 13 },
} as const;

export const valueLabel = { fill: 'var(--text)', fontSize: 13, fontWeight: 500 } as const;

/** Colours of the current bar and of the others. */
export const barColours = { current: 'var(--viz-1)', other: 'var(--viz-other)' } as const;
