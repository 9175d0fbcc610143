/** Texts of replies about extras of a booking: insurance, rental cars, attractions. */
import { hebrewNames } from '#shared/hebrew/catalogue-names-he.ts';
import type { Language } from '../language.ts';
import type { FoundExtras } from '../tools/tools.ts';
import { headed, quoted, say, type Wording } from './wording.ts';
import { counted, sum } from './values.ts';

const named = (english: string, language: Language): string =>
  quoted(language === 'he' ? (hebrewNames[english] ?? english) : english, language);

export function carsText(extras: FoundExtras, language: Language): string {
  const cars = extras.cars.map((car) => {
    const price = sum(car.pricePerDay, language);
    const seats = counted(car.seats, 'seat', language);
    return `${named(car.name, language)}: ${say(language, { en: `${price} a day`, he: `${price} ליום` })}, ${seats}`;
  });
  const addons = extras.carAddons.map((addon) => {
    const price = sum(addon.price, language);
    return `${named(addon.label, language)}: ${say(language, { en: `${price} for the whole rental`, he: `${price} לכל ההשכרה` })}`;
  });
  return headed(
    say(language, { en: 'You can add a rental car to a booking:', he: 'אפשר להוסיף להזמנה רכב שכור:' }),
    [...cars, ...addons],
  );
}

export const insuranceText = (extras: FoundExtras, language: Language): string =>
  say(language, {
    en: `Travel insurance costs ${sum(extras.insurance.pricePerGuest, language)} per guest for the whole stay.`,
    he: `ביטוח נסיעות עולה ${sum(extras.insurance.pricePerGuest, language)} לאורח לכל השהייה.`,
  });

/** The catalogue has the price of the insurance, but not what it covers. */
export const coverUnknown: Wording = {
  en: 'I don’t know what exactly it covers: the insurance step of the checkout says it in short, and a person can tell you more.',
  he: 'אני לא יודעת מה בדיוק הוא מכסה: בשלב הביטוח בתהליך ההזמנה זה כתוב בקצרה, ונציג יוכל לפרט.',
};

export const attractionsText = (extras: FoundExtras, language: Language): string =>
  headed(
    say(language, { en: 'Tickets that can be added to a booking:', he: 'כרטיסים שאפשר להוסיף להזמנה:' }),
    extras.attractions.map((attraction) => {
      const price = sum(attraction.pricePerPerson, language);
      return `${named(attraction.name, language)}: ${say(language, { en: `${price} per person`, he: `${price} לאדם` })}`;
    }),
  );

export const noOwnPage: Wording = {
  en: 'Extras have no page of their own: they are steps of the checkout, after you have chosen a hotel and a room.',
  he: 'לתוספות אין עמוד משלהן: הן שלבים בתהליך ההזמנה, אחרי שבחרתם מלון וחדר.',
};

/** How to add extras to a booking. */
export function howToAdd(about: 'insurance' | 'several', language: Language): string {
  const [en, he] = about === 'insurance' ? ['it', 'אותו'] : ['them', 'אותם'];
  return say(language, {
    en: `You add ${en} yourself during checkout, before you pay.`,
    he: `מוסיפים ${he} בעצמכם בתהליך ההזמנה, לפני התשלום.`,
  });
}
