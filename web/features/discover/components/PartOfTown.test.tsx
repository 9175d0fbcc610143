import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '../testing/factories.ts';

const open = (options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, { mocks: [...placeMocks(), searchMock(() => result())], ...options });

const query = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const box = () => screen.getByRole('combobox', { name: /Destination|יעד/ });
const cityBox = () => screen.getByRole('combobox', { name: /City|עיר/ });
const search = { name: 'Search' };
const noteWith = async (words: RegExp) => {
  const note = (await screen.findByText(words)).closest('p');
  if (!note) throw new Error('the words stand in no line');
  return note;
};
const paris = '/?destination=France&country=FR&city=131408&cityName=Paris&checkin=2099-01-01';

afterEach(() => localStorage.clear());

describe('a part of a town', () => {
  it('that is selected from the list is searched with its city, and named in the results', async () => {
    const { user } = open();
    await user.type(box(), 'montm');
    await user.click(await screen.findByRole('option', { name: /Montmartre/ }));
    expect(cityBox()).toHaveValue('Montmartre, Paris');
    await user.click(screen.getByRole('button', search));
    expect(await screen.findByText(/12 hotels in/)).toHaveTextContent('12 hotels in Montmartre, Paris');
    expect(query().get('city')).toBe('131408');
    expect(query().get('areas')).toBe('Montmartre');
    expect(screen.getByRole('button', { name: /^Remove.*Montmartre/ })).toBeInTheDocument();
  });

  it('is stored as a recent place after the search', async () => {
    const { user } = open();
    await user.type(box(), 'montm');
    await user.click(await screen.findByRole('option', { name: /Montmartre/ }));
    await user.click(screen.getByRole('button', search));
    await screen.findAllByRole('article');
    expect(JSON.parse(localStorage.getItem('solera.places') ?? '')).toMatchObject([
      { kind: 'AREA', name: 'Montmartre', area: 'Montmartre' },
    ]);
  });

  it('that was typed is named in the results, and the whole city is offered instead', async () => {
    const { user } = open();
    await user.type(box(), 'montmartre{Enter}');
    const note = await noteWith(/Not this one\?/);
    expect(note).toHaveTextContent('Showing Montmartre, Paris. Not this one?');
    expect(query().get('areas')).toBe('Montmartre');
    await user.click(within(note).getByRole('link', { name: 'Paris, France' }));
    await expect.poll(() => query().has('areas')).toBe(false);
    expect(query().get('city')).toBe('131408');
  });

  it('replaces another one, and is removed when the whole city is selected', async () => {
    const { user } = open({ address: `${paris}&areas=Pigalle&stars=5` });
    await user.clear(box());
    await user.type(box(), 'montmartre{Enter}');
    await expect.poll(() => query().get('areas')).toBe('Montmartre');
    expect(query().get('stars')).toBe('5');
    await user.clear(box());
    await user.type(box(), 'par');
    await user.click(await screen.findByRole('option', { name: /1,202/ }));
    await user.click(screen.getByRole('button', search));
    await expect.poll(() => query().has('areas')).toBe(false);
  });

  it('stays selected when only the dates of the search change', async () => {
    const { user } = open({ address: `${paris}&areas=Montmartre&page=2` });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', search));
    await expect.poll(() => query().has('page')).toBe(false);
    expect(query().get('areas')).toBe('Montmartre');
  });
});

describe('a place whose search covers its whole city', () => {
  it.each([
    [
      'an airport',
      'paris ch',
      /CDG/,
      'The search for Paris Charles de Gaulle (CDG) covers all of Paris, France.',
    ],
    [
      'a part of town without known coordinates',
      'bellev',
      /Belleville/,
      'The search for Belleville covers all of Paris, France.',
    ],
  ])('is named in the results when it is selected: %s', async (_, typed, row, reading) => {
    const { user } = open();
    await user.type(box(), typed);
    await user.click(await screen.findByRole('option', { name: row }));
    await user.click(screen.getByRole('button', search));
    const note = await noteWith(/covers all of/);
    expect(note.textContent.replace(/[\u2068\u2069]/g, '').trim()).toBe(reading);
    expect(query().get('city')).toBe('131408');
    expect(query().has('areas')).toBe(false);
  });
});

describe('other places with the same name', () => {
  it('are not offered for a country that was typed by its name', async () => {
    const { user } = open();
    await user.type(box(), 'israel{Enter}');
    await screen.findAllByRole('article');
    expect(query().get('country')).toBe('IL');
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  });
});
