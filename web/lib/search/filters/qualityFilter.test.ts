import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { qualityBand, RATING_THRESHOLDS } from '#shared/hotel/quality.ts';
import { languages } from '#i18n/languages.ts';
import { qualityLabels } from '../../hotel/hotelLabels.messages.ts';
import { QUALITY } from './filters.ts';
import { qualityFilterLabels } from './qualityFilter.messages.ts';

const catalogue = (language: string, part: string): Record<string, string> =>
  JSON.parse(readFileSync(`web/i18n/catalogues/${language}/${part}.json`, 'utf8'));
const textsOf = (language: string) => ({
  ...catalogue(language, 'discover'),
  ...catalogue(language, 'common'),
});

it.each(languages.map(({ code }) => code))('the quality filter names a rating as cards do: %s', (code) => {
  const texts: Record<string, string> = code === 'en' ? {} : textsOf(code);
  for (const key of QUALITY) {
    const [option, card] = [qualityFilterLabels[key], qualityLabels[qualityBand(RATING_THRESHOLDS[key])]];
    const word = texts[card.id] ?? card.defaultMessage;
    expect((texts[option.id] ?? option.defaultMessage).endsWith(` ${word}`)).toBe(true);
  }
});
