import { describe, expect, it } from 'vitest';
import { catalogue, englishMessages } from '../support/catalogues.ts';
import { languages } from '#i18n/languages.ts';

const english = await englishMessages();
const codes = languages.map(({ code }) => code);

/** Phrases of each language for “one night”, and for a rule that applies after another one. */
const words: Readonly<Record<string, { readonly oneNight: RegExp; readonly afterwards: RegExp }>> = {
  en: { oneNight: /one night/, afterwards: /after that|later/i },
  he: { oneNight: /לילה אחד/, afterwards: /לאחר מכן|אחרי כן/ },
  ar: { oneNight: /ليلة واحدة/, afterwards: /بعد ذلك/ },
  de: { oneNight: /eine Nacht/, afterwards: /danach/i },
  es: { oneNight: /una noche/, afterwards: /después/i },
  fr: { oneNight: /une nuit/, afterwards: /ensuite/i },
  it: { oneNight: /una notte/, afterwards: /poi\b|dopo/i },
  pt: { oneNight: /uma noite/, afterwards: /depois/i },
  ru: { oneNight: /одну ночь/, afterwards: /далее|затем|после/i },
  zh: { oneNight: /一晚/, afterwards: /之后|此后/ },
};

/** How the privacy text of each language says that the visitor closed the notice that offers their language. */
const closedOffer: Readonly<Record<string, RegExp>> = {
  en: /closed the notice that offers your language/,
  he: /סגרתם את ההצעה לעבור לשפה/,
  ar: /أغلقت الإشعار الذي يعرض عليك لغتك/,
  de: /Hinweis auf Ihre Sprache geschlossen/,
  es: /cerrado el aviso que te ofrece tu idioma/,
  fr: /fermé la proposition de passer à votre langue/,
  it: /chiuso l’avviso che propone la tua lingua/,
  pt: /fechou o aviso que propõe o seu idioma/,
  ru: /закрыли предложение перейти на ваш язык/,
  zh: /关闭了切换语言的提示/,
};

/** Numbers in a text, without those of plural forms and inserted values. */
const numbersOf = (text: string): readonly string[] =>
  (text.replace(/\{[^{}]*\}/g, '').match(/\d+/g) ?? []).toSorted();

const isAboutMoney = (id: string): boolean =>
  /^(?:legal\.cancellation|bookings\.cancel|common\.booking\.policy|hotel\.policy)\./.test(id);

describe('the English cancellation texts', () => {
  it('are found', () => {
    expect([...english.keys()].filter(isAboutMoney).length).toBeGreaterThan(40);
  });
});

describe.each(codes)('the cancellation texts in %s', (code) => {
  const texts = code === 'en' ? english : catalogue(code);
  const text = (id: string): string => texts.get(id) ?? '';
  const { oneNight, afterwards } = words[code] ?? { oneNight: /never^/, afterwards: /never^/ };

  it('have the same hours, days, percents and amounts as the English ones', () => {
    const differing = [...english].flatMap(([id, original]) => {
      if (!isAboutMoney(id)) return [];
      const [wanted, found] = [numbersOf(original), numbersOf(text(id))];
      return wanted.join(' ') === found.join(' ') ? [] : [`${id}: ${found.join(' ')}`];
    });
    expect(differing).toEqual([]);
  });

  it('say that the fee of one night follows the free period of a flexible rate, like the policy page', () => {
    expect(text('legal.cancellation.freeRule')).toMatch(oneNight);
    expect(text('common.booking.policy.free48Hours')).toMatch(oneNight);
    expect(text('common.booking.policy.free48Hours')).toMatch(afterwards);
    const nonRefundable = text('common.booking.policy.nonRefundable').toLowerCase();
    expect(text('common.booking.policy.free48Hours').toLowerCase()).not.toContain(nonRefundable);
  });

  it('call other rates non-refundable, and do not describe them as a later stage of the same rate', () => {
    const nonRefundable = text('common.booking.policy.nonRefundable').toLowerCase();
    expect(text('hotel.policy.otherwise').toLowerCase()).toContain(nonRefundable);
    expect(text('hotel.policy.otherwise')).not.toMatch(afterwards);
    // The text names the rates in brackets, because it is shown below the free period of a flexible rate.
    expect(text('hotel.policy.otherwise')).toMatch(/\(.+\)$|（.+）$/);
  });
});

it.each(codes)(
  'the privacy text in %s lists the closed language notice among the data that the browser stores',
  (code) => {
    const texts = code === 'en' ? english : catalogue(code);
    expect(texts.get('legal.privacy.deviceStorage')).toMatch(closedOffer[code] ?? /never^/);
  },
);
