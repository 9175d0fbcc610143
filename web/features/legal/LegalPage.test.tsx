import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductFactsDocument } from '#generated/graphql.ts';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import accessibilityInGerman from '#i18n/catalogues/de/legal-accessibility.json' with { type: 'json' };
import termsInGerman from '#i18n/catalogues/de/legal-terms.json' with { type: 'json' };
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { AccessibilityPage } from './pages/AccessibilityPage.tsx';
import { CancellationPolicyPage } from './pages/CancellationPolicyPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { SecurityPage } from './pages/SecurityPage.tsx';
import { TermsOfUsePage } from './pages/TermsOfUsePage.tsx';

const hebrewPages: readonly (readonly [string, string, ReactElement])[] = [
  ['Cancellation policy', 'מדיניות ביטולים', <CancellationPolicyPage key="cancellation" />],
  ['Terms of use', 'תנאי שימוש', <TermsOfUsePage key="terms" />],
  ['Privacy', 'פרטיות', <PrivacyPage key="privacy" />],
  ['Security', 'אבטחה', <SecurityPage key="security" />],
];

const contact = {
  request: { query: ProductFactsDocument },
  result: {
    data: {
      __typename: 'Query',
      productFacts: {
        __typename: 'ProductFacts',
        hasTestTools: false,
        contact: {
          __typename: 'ContactFacts',
          email: 'desk@example.com',
          whatsapp: '+972 50 000 0000',
          office: { __typename: 'PageText', en: '1 Sea Street, Haifa', he: 'רחוב הים 1, חיפה' },
        },
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Finds a list item by its complete text, which is spread over several elements. */
const item = (text: string) =>
  screen.findByText((_, element) => element?.localName === 'li' && element.textContent === text);

const levels = (): readonly number[] =>
  screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

/** Expects exactly one level-1 heading, which comes first, and no skipped level. */
const expectOrder = (): void => {
  const found = levels();
  expect(found[0]).toBe(1);
  expect(found.filter((level) => level === 1)).toHaveLength(1);
  for (const [place, level] of found.entries())
    expect(level).toBeLessThanOrEqual((found[place - 1] ?? 0) + 1);
};

const articles = () => screen.getAllByRole('article').map((article) => article.parentElement);

beforeEach(() => {
  document.cookie = 'lang=; Max-Age=0; Path=/';
});

describe.each(hebrewPages)('%s', (english, hebrew, page) => {
  it('has English first and Hebrew below, each marked with its language', () => {
    renderRoute(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(english);
    expect(screen.getByRole('heading', { level: 2, name: hebrew })).toHaveAttribute('id', 'text-he');
    expect(articles().map((it) => [it?.lang, it?.dir])).toEqual([
      ['en', 'ltr'],
      ['he', 'rtl'],
    ]);
    expect(document.title).toBe(`${english} · Solera`);
    expect(screen.getByText(/The Hebrew text below is the binding one/)).toBeVisible();
    expect(screen.getByText(/^Last changed on \d+ November 2026$/)).toBeVisible();
    expectOrder();
  });

  it('is only in Hebrew for Hebrew readers', () => {
    renderRoute(page, { language: 'he' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hebrew);
    expect(articles().map((it) => [it?.lang, it?.dir])).toEqual([['he', 'rtl']]);
    expect(document.body.textContent).not.toMatch(/binding|legal\./);
    expectOrder();
  });

  it.each(['en', 'he'] as const)(
    'has no unfilled placeholder, and a table of contents with every section (%s)',
    (language) => {
      renderRoute(page, { language });
      expect(document.body.textContent).not.toMatch(/undefined|NaN|null|[{}<>]|legal\./);
      const contents = screen.getByRole('navigation');
      const sections = screen
        .getAllByRole('heading', { level: 2 })
        .filter(({ id }) => !id.startsWith('text-'))
        .map(({ textContent, id }) => [textContent, `/#${id}`]);
      expect(
        within(contents)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(sections);
    },
  );
});

it('prints legal pages with a margin', () => {
  const look = readFileSync(join(import.meta.dirname, 'LegalPage.module.css'), 'utf8');
  expect(look).toMatch(/@page \{\s*margin: \d+mm;/);
});

describe('the cancellation policy', () => {
  it.each([
    ['en', 'free up to 48 hours before 15:00 on the check-in day'],
    ['en', 'Within 14 days of booking, and at least 7 days'],
    ['en', '5% of the price or ₪100, whichever is lower'],
    [
      'en',
      'Senior (over 65), new immigrant or disabled customers may cancel a remote sale within 4 months if a representative call took place, with a fee of 5% or 100 shekels, whichever is lower.',
    ],
    [
      'en',
      'As sections 14C and 14C1 of the Consumer Protection Law, 1981 provide for accommodation, this right ends 7 days',
    ],
    ['en', 'At a flexible rate, a no-show costs one night.'],
    ['en', 'At a non-refundable rate, it costs the full amount.'],
    [
      'en',
      'From 15:00 on the check-in day, property time, cancelling costs at least the nights that have begun and one more',
    ],
    ['en', 'end 7 days that are not rest days before check-in, so they do not change this'],
    ['en', 'From the start of the day of departure, property time, a booking can no longer be cancelled.'],
    ['he', 'הביטול עולה לפחות את הלילות שהתחילו ולילה נוסף'],
    ['he', 'מתחילת יום העזיבה, לפי שעון המלון, אי אפשר עוד לבטל את ההזמנה.'],
    ['he', 'עד 48 שעות לפני 15:00 ביום הכניסה'],
    ['he', '5% מהמחיר או 100 ₪, הנמוך מביניהם'],
    ['he', 'רשאים לבטל עסקת מכר מרחוק בתוך 4 חודשים אם התקיימה שיחה עם נציג'],
    ['he', 'סעיפים 14ג ו־14ג1 לחוק הגנת הצרכן'],
  ] as const)('says in %s “%s”', (language, words) => {
    renderRoute(<CancellationPolicyPage />, { language });
    expect(document.body.textContent).toContain(words);
  });

  it('links to the bookings and to the contact page', () => {
    renderRoute(<CancellationPolicyPage />, { language: 'he' });
    expect(screen.getByRole('link', { name: 'ההזמנות שלי' })).toHaveAttribute('href', '/Bookings');
    expect(screen.getByRole('link', { name: 'צרו קשר' })).toHaveAttribute('href', '/Contact');
  });

  it('focuses a section that is chosen in the table of contents', async () => {
    const { user } = renderRoute(<CancellationPolicyPage />);
    await user.click(screen.getByRole('link', { name: 'No-show' }));
    expect(screen.getByRole('heading', { level: 2, name: 'No-show' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'To the Hebrew text' }));
    expect(screen.getByRole('heading', { level: 2, name: 'מדיניות ביטולים' })).toHaveFocus();
  });

  it('focuses the section in the URL', () => {
    renderRoute(<CancellationPolicyPage />, { address: '/CancellationPolicy#refund' });
    expect(screen.getByRole('heading', { level: 2, name: 'Refunds' })).toHaveFocus();
  });
});

describe('a legal page for a reader of another language', () => {
  it.each([
    ['terms', <TermsOfUsePage key="terms" />, 'he', termsInGerman['legal.terms.title']],
    [
      'accessibility',
      <AccessibilityPage key="access" />,
      'en',
      accessibilityInGerman['legal.accessibility.title'],
    ],
  ] as const)('has the translation first and the original below: %s', async (_, page, original, title) => {
    await catalogues.load('de');
    // Awaited, because the page suspends until the texts of the language are loaded.
    await act(async () => {
      renderRoute(page, { language: 'de', mocks: [contact] });
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(articles().map((it) => it?.lang)).toEqual(['de', original]);
    expectOrder();
  });
});

describe('the accessibility statement', () => {
  it('is only in English for English readers, names the standard and explains how to contact a person', async () => {
    renderRoute(<AccessibilityPage />, { mocks: [contact] });
    expect(articles().map((it) => it?.lang)).toEqual(['en']);
    expect(screen.getByText(/aims at WCAG 2\.1 AA, and support is available 24\/7/)).toBeVisible();
    expect(await item('Write to desk@example.com: we reply within 24 hours.')).toBeVisible();
    expectOrder();
  });

  it('has Hebrew above English for Hebrew readers', async () => {
    renderRoute(<AccessibilityPage />, { language: 'he', mocks: [contact] });
    expect(articles().map((it) => it?.lang)).toEqual(['he', 'en']);
    expect(await item('כתבו אל desk@example.com: אנחנו עונים בתוך 24 שעות.')).toBeVisible();
    expect(screen.getByText('רחוב הים 1, חיפה')).toHaveAttribute('lang', 'he');
    expect(await item('Write to desk@example.com: we reply within 24 hours.')).toBeVisible();
    expect(screen.queryByText(/binding/)).not.toBeInTheDocument();
    expectOrder();
  });

  it('explains in Arabic how to contact a person, and marks the English parts', async () => {
    await catalogues.load('ar');
    await act(async () => {
      renderRoute(<AccessibilityPage />, { language: 'ar', mocks: [contact] });
    });
    const line = await item('المكتب: 1 Sea Street, Haifa، الاثنين-الجمعة، 9:00 حتى 18:00.');
    const article = line.closest('article');
    expect(article?.parentElement?.lang).toBe('ar');
    expect(within(line).getByText('1 Sea Street, Haifa')).toHaveAttribute('lang', 'en');
    expect(article).not.toHaveTextContent('Write to');
  });

  it('is shown without the contact details when the server does not answer', () => {
    renderRoute(<AccessibilityPage />, {
      mocks: [{ request: { query: ProductFactsDocument }, error: new TypeError('Failed to fetch') }],
    });
    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/Contact');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
