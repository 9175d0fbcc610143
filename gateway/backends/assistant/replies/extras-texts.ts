/** Texts of replies about extras of a booking: insurance, rental cars, attractions. */
import { hebrewNames } from '#shared/hebrew/catalogue-names-he.ts';
import type { FoundExtras, Names } from '../tools/tools.ts';
import { say, type Text } from '../texts/say.ts';
import { headed } from './wording.ts';

const named = (english: string): Names => ({ en: english, he: hebrewNames[english] ?? null });

export const carsText = ({ cars, carAddons }: FoundExtras): Text =>
  headed(say('extras.cars'), [
    ...cars.map(({ name, pricePerDay, seats }) =>
      say('extras.car', { car: named(name), price: pricePerDay, seats }),
    ),
    ...carAddons.map(({ label, price }) => say('extras.carAddon', { addon: named(label), price })),
  ]);

export const insuranceText = ({ insurance }: FoundExtras): Text =>
  say('extras.insurance', { price: insurance.pricePerGuest });

export const attractionsText = ({ attractions }: FoundExtras): Text =>
  headed(
    say('extras.attractions'),
    attractions.map(({ name, pricePerPerson }) =>
      say('extras.attraction', { attraction: named(name), price: pricePerPerson }),
    ),
  );
