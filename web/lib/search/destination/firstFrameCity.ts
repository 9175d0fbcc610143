import { type FirstFrameCity, firstFrameCityId } from '#shared/routes/first-search.ts';

const isFirstFrameCity = (value: unknown): value is FirstFrameCity =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'name' in value &&
  typeof value.name === 'string';

/**
 * The facts that the server wrote into the page about the city of its URL; null when it wrote none, or once the first
 * frame has been replaced.
 */
export function firstFrameCity(): FirstFrameCity | null {
  const text = document.getElementById(firstFrameCityId)?.textContent;
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  return isFirstFrameCity(value) ? value : null;
}
