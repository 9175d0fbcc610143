import { type FirstCity, firstCityId } from '#shared/routes/first-search.ts';

const isFirstCity = (value: unknown): value is FirstCity =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'name' in value &&
  typeof value.name === 'string';

/** The facts that the server wrote into the page about the city of its address; null once the page is shown. */
export function firstCity(): FirstCity | null {
  const text = document.getElementById(firstCityId)?.textContent;
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  return isFirstCity(value) ? value : null;
}
