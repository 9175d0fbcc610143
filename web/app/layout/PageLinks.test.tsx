import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageLinks } from './PageLinks.tsx';

const head = () => ({
  canonical: [...document.head.querySelectorAll('link[rel=canonical]')].map((it) => it.getAttribute('href')),
  alternates: document.head.querySelectorAll('link[rel=alternate]').length,
  robots: document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
  data: document.head.querySelectorAll('script[data-head]').length,
});

const haifa = '/Discover?destination=Israel&country=IL&city=7&cityName=Haifa';

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageLinks />
      {[
        '/contact?x=1',
        '/Bookings',
        '/no-such-page',
        '/Discover?guests=3',
        haifa,
        `${haifa}&page=2`,
        '/Discover?country=IL&destination=Call+us',
        '/Discover?city=7&cityName=Call+us',
      ].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </MemoryRouter>,
  );

describe('the links in the document head', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<link rel="canonical" href="https://solera.example/Hotel?id=1"><script type="application/ld+json" data-head>{}</script><script type="application/ld+json" data-head>{}</script>';
  });

  it('are those of the server on the first page', () => {
    open('/Hotel?id=1&checkin=2026-05-12');
    expect(head()).toEqual({
      canonical: ['https://solera.example/Hotel?id=1'],
      alternates: 0,
      robots: null,
      data: 2,
    });
  });

  it('are updated after a navigation, with the server’s origin', async () => {
    open('/Hotel?id=1');
    await userEvent.click(screen.getByText('/contact?x=1'));
    expect(head()).toEqual({
      canonical: ['https://solera.example/Contact'],
      alternates: 11,
      robots: null,
      data: 0,
    });
    await userEvent.click(screen.getByText('/Bookings'));
    expect(head()).toMatchObject({
      canonical: ['https://solera.example/Bookings'],
      alternates: 0,
      robots: 'noindex',
    });
    await userEvent.click(screen.getByText('/no-such-page'));
    expect(head()).toMatchObject({ canonical: [], alternates: 0, robots: 'noindex' });
  });

  it('contain no text from the URL of a search', async () => {
    open('/Hotel?id=1');
    for (const address of [haifa, '/Discover?country=IL&destination=Call+us']) {
      await userEvent.click(screen.getByText(address));
      expect(head()).toEqual({ canonical: [], alternates: 0, robots: null, data: 0 });
    }
    await userEvent.click(screen.getByText('/Discover?city=7&cityName=Call+us'));
    expect(head()).toMatchObject({ canonical: [], alternates: 0, robots: 'noindex' });
    await userEvent.click(screen.getByText('/Discover?guests=3'));
    expect(head()).toMatchObject({ canonical: ['https://solera.example/'], alternates: 11, robots: null });
  });

  it('are those of the opened page even if the page stored for offline use has those of another', () => {
    document.head.innerHTML =
      '<link rel="canonical" href="https://solera.example/Bookings"><meta name="robots" content="noindex">';
    open('/hotel?id=1&checkin=2026-05-12');
    expect(head()).toMatchObject({
      canonical: ['https://solera.example/Hotel?id=1'],
      alternates: 11,
      robots: null,
    });
  });

  it('stay those of the server while a search is for the same place', async () => {
    const canonical = 'https://solera.example/Discover?destination=Israel&country=IL&city=7&cityName=Hefa';
    document.head.innerHTML = `<link rel="canonical" href="${canonical.replaceAll('&', '&amp;')}">`;
    open(haifa);
    await userEvent.click(screen.getByText(`${haifa}&page=2`));
    expect(head()).toMatchObject({ canonical: [canonical] });
    await userEvent.click(screen.getByText('/Discover?country=IL&destination=Call+us'));
    expect(head()).toMatchObject({ canonical: [] });
  });

  it('are missing if the server wrote none because it could not read the place', () => {
    document.head.innerHTML = '';
    open(haifa);
    expect(head()).toEqual({ canonical: [], alternates: 0, robots: null, data: 0 });
  });
});
