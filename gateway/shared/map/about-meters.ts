/**
 * A distance to something without an exact position, such as a coast or a station: steps of 100 m below a kilometre, of
 * 500 m below ten, whole kilometres above; never 0.
 */
export function aboutMeters(meters: number): number {
  const step = meters < 950 ? 100 : meters < 9_750 ? 500 : 1_000;
  return Math.max(100, Math.round(meters / step) * step);
}
