import { openStreetMapUrl } from '#shared/map/open-street-map.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** An address that shows a point: the map application of the device where it has one, else a map on the web. */
export interface MapsLink {
  readonly href: string;
  /** False for an application, which opens over the page. */
  readonly isPage: boolean;
}

const isAppleTouch = (agent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1);

/**
 * Android asks with a `geo:` address which of its map applications is wanted; Apple's phones know no such address and open
 * theirs by a link of its own. Nothing is loaded before the traveller follows it.
 * @param name of the hotel, for the pin
 * @param device what the browser tells of itself
 */
export function mapsLink(
  { latitude, longitude }: Point,
  name: string,
  device: { readonly userAgent: string; readonly maxTouchPoints: number } = navigator,
): MapsLink {
  const point = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
  const label = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
  if (device.userAgent.includes('Android'))
    return { href: `geo:${point}?q=${point}(${label})`, isPage: false };
  if (isAppleTouch(device.userAgent, device.maxTouchPoints))
    return { href: `https://maps.apple.com/?ll=${point}&q=${label}`, isPage: true };
  return { href: openStreetMapUrl({ latitude, longitude }), isPage: true };
}
