import { expect, it } from 'vitest';
import { mapsLink } from './mapsLink.ts';

const point = { latitude: 41.8895, longitude: 12.4701 };
const at = '41.889500,12.470100';

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, `geo:${at}?q=${at}(Casa%20%28Roma%29)`, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)',
    5,
    `https://maps.apple.com/?ll=${at}&q=Casa%20%28Roma%29`,
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
    5,
    `https://maps.apple.com/?ll=${at}&q=Casa%20%28Roma%29`,
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
    0,
    'https://www.openstreetmap.org/?mlat=41.889500&mlon=12.470100#map=17/41.889500/12.470100',
    true,
  ],
])(
  'the link to a map suits the device %s with %i touch points',
  (userAgent, maxTouchPoints, href, isPage) => {
    expect(mapsLink(point, 'Casa (Roma)', { userAgent, maxTouchPoints })).toEqual({ href, isPage });
  },
);
