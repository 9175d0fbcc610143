import { describe, expect, it } from 'vitest';
import type { StaticContent } from './staticContent.ts';
import { staticHtml } from './staticHtml.ts';

const hotel = {
  id: 'h1',
  name: 'Harbour <b>House</b>',
  place: 'Haifa, Israel',
  stars: '4 stars',
  price: '₪500 per night',
  picture: '/front.webp',
  path: '/Hotel?id=h1',
};
const content: StaticContent = {
  language: 'he',
  direction: 'rtl',
  brand: 'סולרה',
  heading: 'מלונות',
  lead: 'המחיר כולל מיסים',
  hotelsHeading: 'מלונות',
  inactive: 'החיפוש אינו פעיל.',
  close: 'אישור',
  fields: ['יעד', 'תאריכים', 'אורחים'],
  search: 'חיפוש',
  asOf: 'נכון להיום',
  hotels: [hotel, { ...hotel, id: 'h2', name: 'Second', picture: '/broken.webp', price: '' }],
};
const html = staticHtml(content, {
  coast: 'data:image/svg+xml;base64,QQ==',
  pictures: new Map([['/front.webp', 'data:image/webp;base64,QUJD']]),
  origin: 'https://solera.example',
});
const page = new DOMParser().parseFromString(html, 'text/html');

describe('the downloaded page', () => {
  it('is a complete document in its language', () => {
    expect(html.startsWith('<!doctype html>')).toBe(true);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['he', 'rtl']);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('loads nothing from the network and has no script', () => {
    expect(page.querySelectorAll('script, link, iframe')).toHaveLength(0);
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src')?.slice(0, 11))).toEqual(
      ['data:image/', 'data:image/'],
    );
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('shows the hotels as text, not as markup, and links to their pages', () => {
    const [first] = page.querySelectorAll('li');
    expect(first?.querySelector('h3')?.textContent).toBe('Harbour <b>House</b>');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('https://solera.example/Hotel?id=h1');
    expect(first?.textContent).toContain('₪500 per night');
  });

  it('opens a note instead of searching', () => {
    const button = page.querySelector('search button');
    const note = page.getElementById(button?.getAttribute('popovertarget') ?? '');
    expect(note?.getAttribute('role')).toBe('alertdialog');
    expect(note?.textContent).toContain('החיפוש אינו פעיל.');
  });
});
