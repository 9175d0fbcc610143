import { openStreetMapUrl } from '#shared/map/open-street-map.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A link that shows a point: in the map application of the device where it has one, otherwise on the web. */
export interface MapsLink {
  readonly href: string;
  /** False for an application, which opens over the page. */
  readonly isPage: boolean;
}

const isAppleTouch = (agent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1);

/**
 * On Android a `geo:` URL lets the user choose a map application; Apple devices do not support it and have a link of
 * their own. Nothing is loaded before the traveller follows the link.
 * @param name of the hotel, for the pin
 * @param device what the browser reports about itself
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
