import { beforeAll, describe, expect, it } from 'vitest';
import { service, shown, stored } from '../testing/suggest-kit.ts';

const ready = service();
beforeAll(() => ready.places.warmUp());

describe('a sight or station', () => {
  it.each([
    // whole names in both languages
    ['eiffel tower', 'SIGHT Eiffel Tower, FR'],
    ['Eiffel Tower, Paris', 'SIGHT Eiffel Tower, FR'],
    ['eiffel tower france', 'SIGHT Eiffel Tower, FR'],
    ['the colosseum', 'SIGHT Colosseum, IT'],
    ['colosseum rome', 'SIGHT Colosseum, IT'],
    ['sagrada familia', 'SIGHT Sagrada Família, ES'],
    ['western wall', 'SIGHT Western Wall, IL'],
    ['gare du nord', 'STATION Gare du Nord, FR'],
    ['big ben', 'SIGHT Big Ben, GB'],
    ['victoria station', 'STATION Victoria, GB'],
    ['empire state', 'SIGHT Empire State Building, US'],
    ['מגדל אייפל', 'SIGHT Eiffel Tower, FR'],
    ['מגדל אייפל פריז', 'SIGHT Eiffel Tower, FR'],
    ['הקולוסיאום', 'SIGHT Colosseum, IT'],
    ['קולוסיאום', 'SIGHT Colosseum, IT'],
    ['סגרדה פמיליה', 'SIGHT Sagrada Família, ES'],
    ['הכותל', 'SIGHT Western Wall, IL'],
    ['ביג בן', 'SIGHT Big Ben, GB'],
    ['תחנת השלום', 'STATION HaShalom, IL'],
    // starts of names
    ['eiffel to', 'SIGHT Eiffel Tower, FR'],
    ['sagrad', 'SIGHT Sagrada Família, ES'],
    ['מגדל איי', 'SIGHT Eiffel Tower, FR'],
    // wrong letters
    ['eifel tower', 'SIGHT Eiffel Tower, FR'],
    ['coliseum', 'SIGHT Colosseum, IT'],
    ['sagrada famillia', 'SIGHT Sagrada Família, ES'],
    ['מגדל איפל', 'SIGHT Eiffel Tower, FR'],
    ['קולוסאום', 'SIGHT Colosseum, IT'],
    // With other words around it.
    ['hotel near eiffel tower', 'SIGHT Eiffel Tower, FR'],
    ['מלון ליד הכותל', 'SIGHT Western Wall, IL'],
  ])('is found by “%s”: %s', async (typed, first) => {
    expect(shown((await ready.suggest(typed, 5))[0])).toBe(first);
  });

  it('is searched in its city, and is chosen for its complete name but not for the start of it', async () => {
    const [whole] = await ready.suggest('big ben', 5);
    expect(whole).toMatchObject({ isClear: true, spot: { place: { name: 'London' } } });
    const [begun] = await ready.suggest('sagrad', 5);
    expect(begun).toMatchObject({ isClear: false });
  });

  it('is not chosen when it shares its name with another', async () => {
    const world = { countries: { IN: 'India' }, towns: { IN: ['New Delhi', 'Mumbai'] } };
    const found = await service(async () => [], world).suggest('שער הודו', 5);
    expect(found.map(shown)).toEqual(['SIGHT Gateway of India, IN', 'SIGHT India Gate, IN']);
    expect(found[0]?.isClear).toBe(false);
  });
});

describe('a sight or station does not come before', () => {
  it.each([
    ['london', 'CITY London, GB'],
    ['ber', 'CITY Berlin, DE'],
    ['times square', 'AREA Times Square, US'],
    ['paddington', 'AREA Paddington, GB'],
    ['shibuya', 'AREA Shibuya, JP'],
    ['termini', 'AREA Termini, IT'],
  ])('the city or part of a city with the name %s', async (typed, first) => {
    const found = await ready.suggest(typed, 5);
    expect(shown(found[0])).toBe(first);
    expect(found[0]?.isClear).toBe(true);
  });

  it('a city with exactly this name', async () => {
    const world = {
      countries: { IT: 'Italy', US: 'United States' },
      towns: { IT: ['Bellagio'], US: ['Las Vegas'] },
    };
    const twins = service(async () => [], world);
    await twins.places.warmUp();
    expect((await twins.suggest('Bellagio', 5)).map(shown).slice(0, 2)).toEqual([
      'CITY Bellagio, IT',
      'SIGHT Bellagio, US',
    ]);
  });

  it('a hotel with exactly this name, or hotels with a word that many sights share', async () => {
    const hotels = [
      stored('s1', 'Belvedere', null, 'Eilat', 'Israel'),
      stored('s2', 'Palace Eilat', null, 'Eilat', 'Israel'),
      stored('s3', 'Royal Palace Haifa', null, 'Haifa', 'Israel'),
    ];
    const own = service(async () => hotels);
    await own.places.warmUp();
    expect(shown((await own.suggest('Belvedere', 5))[0])).toBe('HOTEL Belvedere');
    expect((await own.suggest('palace', 5)).map(shown).slice(0, 2)).toEqual([
      'HOTEL Palace Eilat',
      'HOTEL Royal Palace Haifa',
    ]);
  });
});
