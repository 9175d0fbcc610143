import { Window } from 'happy-dom';
import {
  type FirstFrameHotel,
  firstFrameHotelId,
  firstFrameHotelSlots,
} from '#shared/routes/first-frame-hotel.ts';
import { firstSearchSlots } from '#shared/routes/first-search.ts';
import { languages } from '../../i18n/languages.ts';

/** A country code without a name in any language, so that the page shows the name in the URL, here a placeholder. */
const noCountry = 'QQ';

/**
 * URLs whose first frame is prerendered, by the name that the server uses. They have no dates: those of the build would
 * soon be past, and every page would have a notice that they were replaced.
 */
const urls = {
  home: '/',
  results: '/Discover?guests=2',
  resultsOfText: `/Discover?guests=2&destination=${firstSearchSlots.country}`,
  resultsOfCountry: `/Discover?guests=2&destination=${firstSearchSlots.country}&country=${noCountry}`,
  resultsOfCity: `/Discover?guests=2&destination=${firstSearchSlots.country}&country=${noCountry}&city=1&cityName=${firstSearchSlots.city}`,
  hotel: '/Hotel?id=x&guests=2',
  checkout: '/Checkout?bookingId=x',
  bookings: '/Bookings',
  admin: '/Admin',
} as const;

const mapUrl = '/HotelsMap?guests=2';

/**
 * Placeholders that the server fills in when it knows the hotel: the one of the page or of the booking, or the first
 * one of a city.
 */
const knownHotel = (id: string): FirstFrameHotel => ({ id, ...firstFrameHotelSlots });

// A size between phone and wide: a first frame contains both layouts, and the styles choose one.
const usualSize = { width: 1000, height: 844 } as const;
const phoneSize = { width: 390, height: 844 } as const;
const browser = new Window({ url: 'http://localhost/', ...usualSize });
for (const name of Object.getOwnPropertyNames(browser)) {
  if (!(name in globalThis) || name === 'navigator')
    Object.defineProperty(globalThis, name, { get: () => Reflect.get(browser, name), configurable: true });
}
Object.defineProperty(globalThis, 'window', { value: browser, configurable: true });
// Requests never get a response.
Object.defineProperty(globalThis, 'fetch', { value: () => new Promise<never>(() => undefined) });

const { bothLayouts, firstFrame } = await import('../../firstFrame.tsx');

const known = document.createElement('script');
known.type = 'application/json';
known.id = firstFrameHotelId;

const at = (url: string, code: string, layout?: 'wide' | 'phone') => {
  browser.happyDOM.setURL(`http://localhost${url}${url.includes('?') ? '&' : '?'}lang=${code}`);
  return firstFrame(layout);
};

/** Renders a page whose layouts differ in more than styles in both of them; the styles show one. */
const inBothLayouts = async (url: string, code: string) => {
  const wide = await at(url, code, 'wide');
  browser.happyDOM.setViewport(phoneSize);
  const phone = await at(url, code, 'phone');
  browser.happyDOM.setViewport(usualSize);
  return bothLayouts({ wide, phone });
};

const frames: Record<string, Record<string, Awaited<ReturnType<typeof firstFrame>>>> = {};
for (const { code } of languages) {
  const inLanguage: (typeof frames)[string] = {};
  for (const [name, url] of Object.entries(urls)) inLanguage[name] = await at(url, code);
  document.head.append(known);
  known.textContent = JSON.stringify(knownHotel('1'));
  inLanguage['knownResultsOfCity'] = await at(urls.resultsOfCity, code);
  known.textContent = JSON.stringify(knownHotel('x'));
  inLanguage['knownHotel'] = await at(urls.hotel, code);
  inLanguage['knownCheckout'] = await at(urls.checkout, code);
  known.remove();
  inLanguage['map'] = await inBothLayouts(mapUrl, code);
  frames[code] = inLanguage;
}
process.stdout.write(JSON.stringify(frames), () => process.exit(0));
