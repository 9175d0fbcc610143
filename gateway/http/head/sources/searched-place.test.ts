import { describe, expect, it } from 'vitest';
import { createSearchedPlace } from './searched-place.ts';
import { pageTexts, siteOptions } from '../testing/kit.ts';

const placeOf = (search: string, language: string) => {
  const query = new URLSearchParams(search);
  const requested = { pathname: '/Discover', query, language, urlLanguage: null, caller: 'v:1' };
  return createSearchedPlace(siteOptions().sources, 2_000)(requested, pageTexts.in(language));
};

describe('the searched place of a URL', () => {
  it.each([
    ['en', 'country=IL&city=7&cityName=Haifa&destination=Israel', 'Israel', 'Haifa'],
    ['he', 'country=IL&city=7&cityName=Haifa&destination=Israel', 'ישראל', 'חיפה'],
    ['ar', 'country=IL&city=7&cityName=Haifa&destination=Call+us', 'إسرائيل', 'Haifa'],
    // The page itself shows the text of its URL, so another text here would change visibly.
    ['en', 'country=IL&city=7&cityName=haifa+now&destination=Call+us', null, null],
    ['ar', 'country=IL&city=7&cityName=haifa+now', 'إسرائيل', null],
    ['he', 'country=IL&city=7&cityName=Call+us+now', 'ישראל', 'חיפה'],
    ['he', 'country=IL&city=8&cityName=Call+us+now', 'ישראל', null],
    ['he', 'country=IL', 'ישראל', null],
  ])(
    'in %s for %s has the country and city that can be shown at once: %s, %s',
    async (language, query, country, city) => {
      const { shown } = await placeOf(query, language);
      expect(shown).toEqual({ country, city: city && { code: '7', name: city } });
      expect((await placeOf('destination=Call+us', language)).shown).toBeNull();
    },
  );
});
