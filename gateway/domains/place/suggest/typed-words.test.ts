import { beforeAll, describe, expect, it } from 'vitest';
import { service, shown } from '../testing/suggest-kit.ts';

describe('the first suggestion', () => {
  const ready = service();
  beforeAll(() => ready.places.warmUp());
  it.each([
    // English, complete and as the start of a name
    ['rome', 'CITY Rome, IT'],
    ['Rome, Italy', 'CITY Rome, IT'],
    ['rome italy', 'CITY Rome, IT'],
    ['Paris', 'CITY Paris, FR'],
    ['Paris, France', 'CITY Paris, FR'],
    ['paris united states', 'CITY Paris, US'],
    ['lon', 'CITY London, GB'],
    ['barc', 'CITY Barcelona, ES'],
    ['tel aviv', 'CITY Tel Aviv, IL'],
    ['aviv', 'CITY Tel Aviv, IL'],
    ['isr', 'COUNTRY Israel, IL'],
    ['Italy', 'COUNTRY Italy, IT'],
    ['uk', 'COUNTRY United Kingdom, GB'],
    ['york', 'CITY York, GB'],
    ['ny', 'CITY New York, US'],
    ['Salzburg Austria', 'CITY Salzburg, AT'],
    ['Shrewsbury', 'CITY Shrewsbury, GB'],
    // wrong letters
    ['londn', 'CITY London, GB'],
    ['pariss', 'CITY Paris, FR'],
    ['Nwe York', 'CITY New York, US'],
    ['tel avv', 'CITY Tel Aviv, IL'],
    ['barcelonna', 'CITY Barcelona, ES'],
    ['amsterdm', 'CITY Amsterdam, NL'],
    ['barcelna', 'CITY Barcelona, ES'],
    ['jeruslem', 'CITY Jerusalem, IL'],
    ['Isreal', 'COUNTRY Israel, IL'],
    ['shrewsbry', 'CITY Shrewsbury, GB'],
    ['Мосвка', 'CITY Moscow, RU'],
    ['Frankreihc', 'COUNTRY France, FR'],
    // Hebrew
    ['תל אביב', 'CITY Tel Aviv, IL'],
    ['ת"א', 'CITY Tel Aviv, IL'],
    ['רומא', 'CITY Rome, IT'],
    ['פריז, צרפת', 'CITY Paris, FR'],
    ['ירושליים', 'CITY Jerusalem, IL'],
    ['ברצלנה', 'CITY Barcelona, ES'],
    ['איטליה', 'COUNTRY Italy, IT'],
    ['לונד', 'CITY London, GB'],
    // Arabic
    ['باريس', 'CITY Paris, FR'],
    ['القدس', 'CITY Jerusalem, IL'],
    ['إيطاليا', 'COUNTRY Italy, IT'],
    ['باريس، فرنسا', 'CITY Paris, FR'],
    // German
    ['Mailand', 'CITY Milan, IT'],
    ['München', 'CITY Munich, DE'],
    ['Griechenland', 'COUNTRY Greece, GR'],
    ['Paris, Frankreich', 'CITY Paris, FR'],
    // Spanish
    ['Londres', 'CITY London, GB'],
    ['Nueva York', 'CITY New York, US'],
    ['Países Bajos', 'COUNTRY Netherlands, NL'],
    // French
    ['Venise', 'CITY Venice, IT'],
    ['Athènes', 'CITY Athens, GR'],
    ['Royaume-Uni', 'COUNTRY United Kingdom, GB'],
    // Italian
    ['Parigi, Francia', 'CITY Paris, FR'],
    ['Firenze', 'CITY Florence, IT'],
    ['Monaco di Baviera', 'CITY Munich, DE'],
    // Portuguese
    ['Nova Iorque', 'CITY New York, US'],
    ['Roma', 'CITY Rome, IT'],
    ['Reino Unido', 'COUNTRY United Kingdom, GB'],
    // Russian
    ['Рим', 'CITY Rome, IT'],
    ['тель-авив', 'CITY Tel Aviv, IL'],
    ['Париж, Франция', 'CITY Paris, FR'],
    ['Таиланд', 'COUNTRY Thailand, TH'],
    // Chinese
    ['巴黎', 'CITY Paris, FR'],
    ['法国巴黎', 'CITY Paris, FR'],
    ['东京', 'CITY Tokyo, JP'],
    ['意大利', 'COUNTRY Italy, IT'],
    // airports and codes of cities
    ['NYC', 'CITY New York, US'],
    ['LON', 'CITY London, GB'],
    ['CDG', 'AIRPORT CDG, FR'],
    ['jfk', 'AIRPORT JFK, US'],
    ['tlv', 'CITY Tel Aviv, IL'],
    ['heathrow', 'AIRPORT LHR, GB'],
    ['Ben Gurion', 'AIRPORT TLV, IL'],
    ['נתב"ג', 'AIRPORT TLV, IL'],
    // airport codes in lower case; a code that is the start of a name is read as that name
    ['cdg', 'AIRPORT CDG, FR'],
    ['fco', 'AIRPORT FCO, IT'],
    ['lhr', 'AIRPORT LHR, GB'],
    ['bcn', 'AIRPORT BCN, ES'],
    ['dxb', 'AIRPORT DXB, AE'],
    ['bkk', 'AIRPORT BKK, TH'],
    ['muc', 'AIRPORT MUC, DE'],
    ['ams', 'CITY Amsterdam, NL'],
    ['dub', 'CITY Dubai, AE'],
    ['san', 'CITY Santorini, GR'],
    // other Hebrew spellings
    ['תל אבב', 'CITY Tel Aviv, IL'],
    ['תל-אביב', 'CITY Tel Aviv, IL'],
    ['ברצלונא', 'CITY Barcelona, ES'],
    ['אמסטרדאם', 'CITY Amsterdam, NL'],
    ['ניו יורק', 'CITY New York, US'],
    ['פריס', 'CITY Paris, FR'],
    ['רומה', 'CITY Rome, IT'],
    ['דובי', 'CITY Dubai, AE'],
    ['וינה', 'CITY Vienna, AT'],
    ['איטליא', 'COUNTRY Italy, IT'],
    ['ארהב', 'COUNTRY United States, US'],
    // Russian with wrong letters and gaps
    ['Лондн', 'CITY London, GB'],
    ['Нью Йорк', 'CITY New York, US'],
    ['Иерусалм', 'CITY Jerusalem, IL'],
    ['Грецыя', 'COUNTRY Greece, GR'],
    ['Барселона', 'CITY Barcelona, ES'],
    ['Венеция', 'CITY Venice, IT'],
    ['нью', 'CITY New York, US'],
    // Arabic as it is often typed
    ['تل ابيب', 'CITY Tel Aviv, IL'],
    ['اسطنبول', 'CITY Istanbul, TR'],
    ['ايطاليا', 'COUNTRY Italy, IT'],
    ['برشلونه', 'CITY Barcelona, ES'],
    ['دبي', 'CITY Dubai, AE'],
    // French, accents left out
    ['Athenes', 'CITY Athens, GR'],
    ['Edimbourg', 'CITY Edinburgh, GB'],
    ['Vienne', 'CITY Vienna, AT'],
    ['Barcelone', 'CITY Barcelona, ES'],
    ['Moscou', 'CITY Moscow, RU'],
    ['Grece', 'COUNTRY Greece, GR'],
    ['Etats-Unis', 'COUNTRY United States, US'],
    ['Pays-Bas', 'COUNTRY Netherlands, NL'],
    // parts of cities
    ['manhattan', 'AREA Manhattan, US'],
    ['trastevere', 'AREA Trastevere, IT'],
    ['montmatre', 'AREA Montmartre, FR'],
    ['יפו', 'AREA Jaffa, IL'],
    // hotels
    ['Coral Bay Eilat', 'HOTEL Coral Bay Eilat'],
    ['coral b', 'HOTEL Coral Bay Eilat'],
    ['corral bay', 'HOTEL Coral Bay Eilat'],
    ['מפרץ האלמוגים', 'HOTEL Coral Bay Eilat'],
    ['hotel de russie', 'HOTEL Hotel de Russie'],
    ['albergo del sen', 'HOTEL Albergo del Senato'],
    ['albergo senatto rome', 'HOTEL Albergo del Senato'],
    // nothing
    ['Atlantis', 'nothing'],
    ['qqqq', 'nothing'],
    ['the hotel', 'nothing'],
    ['hotels near me', 'nothing'],
  ])('for “%s” is %s', async (typed, first) => {
    expect(shown((await ready.suggest(typed, 5))[0])).toBe(first);
  });

  it('contains each place once, and there are at most five', async () => {
    for (const typed of ['a', 'ro', 'paris', 'london', 'new york']) {
      const found = (await ready.suggest(typed, 5)).map(shown);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(5);
    }
  });
});
