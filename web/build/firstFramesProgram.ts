import { Window } from 'happy-dom';
import { languages } from '../i18n/languages.ts';

/**
 * Addresses whose first frame is rendered ahead, by the name under which the server knows them. Without days: those of the
 * build are soon past, and every reader would be told so.
 */
const addresses = {
  home: '/',
  results: '/Discover?guests=2',
  hotel: '/Hotel?id=x&guests=2',
  checkout: '/Checkout?bookingId=x',
} as const;

const browser = new Window({ url: 'http://localhost/', width: 390, height: 844 });
for (const name of Object.getOwnPropertyNames(browser)) {
  if (!(name in globalThis) || name === 'navigator')
    Object.defineProperty(globalThis, name, { get: () => Reflect.get(browser, name), configurable: true });
}
Object.defineProperty(globalThis, 'window', { value: browser, configurable: true });
// No answer ever comes.
Object.defineProperty(globalThis, 'fetch', { value: () => new Promise<never>(() => undefined) });

const { firstFrame } = await import('../firstFrame.tsx');
const frames: Record<string, Record<string, string>> = {};
for (const { code } of languages) {
  const inLanguage: Record<string, string> = {};
  for (const [name, address] of Object.entries(addresses)) {
    browser.happyDOM.setURL(`http://localhost${address}${address.includes('?') ? '&' : '?'}lang=${code}`);
    inLanguage[name] = await firstFrame();
  }
  frames[code] = inLanguage;
}
process.stdout.write(JSON.stringify(frames), () => process.exit(0));
