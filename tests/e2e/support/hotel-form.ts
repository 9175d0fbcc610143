import { expect } from 'vitest';
import { shoot, type WatchedPage } from './page/browser.ts';
import { openTab } from './admin.ts';
import { places, press, seen } from './traveller.ts';
import { type Language, loosely, wordsOf } from './words.ts';

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

/** Fills in the form of a new hotel, including picture and markup, and saves it. */
export async function storeHotel(
  { page }: Pick<WatchedPage, 'page'>,
  url: string,
  { hotel, language }: { readonly hotel: string; readonly language: Language },
): Promise<void> {
  const say = wordsOf(language);
  const { country, city } = places[language];
  await openTab(page, url, 'hotels');
  await page.getByRole('button', { name: say('Add New Hotel', 'adminHotels.add') }).click();
  const form = page.getByRole('dialog', { name: say('Add New Hotel', 'hotelForm.addTitle') });
  const field = (english: string, id: string) =>
    form.getByRole('textbox', { name: say(english, id), exact: true });
  await field('Name', 'hotelForm.name').fill(hotel);
  for (const [name, place] of [
    [say('Country', 'hotelForm.country'), country],
    [say('City', 'hotelForm.city'), city],
  ] as const) {
    const combobox = form.getByRole('combobox', { name, exact: true });
    await combobox.fill(place);
    await combobox.press('Tab');
    expect(await combobox.inputValue()).toBe(place);
  }
  await field('Net price per night', 'hotelForm.netPrice').fill('1000');
  const markup = field('Markup value', 'hotelForm.markupValue');
  await expect.poll(() => markup.inputValue()).toBe('15');
  await markup.fill('20');
  await seen(form.getByRole('status').filter({ hasText: '1,200.00' }));
  await press(form.getByRole('switch', { name: say('Featured', 'hotelForm.featured') }));
  const picture = form.getByRole('group', { name: say('Main image', 'hotelForm.image') });
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'lighthouse.png', mimeType: 'image/png', buffer: onePixel });
  const remove = loosely(say('Remove picture {number}', 'upload.remove', { number: '1' }));
  await seen(picture.getByRole('button', { name: remove }));
  await shoot(page, `admin-hotel-form-${language}`);
  await form.getByRole('button', { name: say('Save hotel', 'hotelForm.save') }).click();
  await seen(page.getByText(loosely(say('{hotel} was saved', 'hotelForm.saved', { hotel }))));
  await form.waitFor({ state: 'hidden' });
}
