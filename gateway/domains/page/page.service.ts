import type {
  ProductFacts,
  ProductPage,
  ProductPageKey,
  ProductQuestion,
} from '#gateway/generated/resolvers.ts';
import type { pagePaths } from '#shared/routes/page-paths.ts';
import type { RateTable } from '#shared/pricing/rates.ts';
import { cancellationPage, currenciesPage, paymentPage, pricesPage, sortingPage } from './booking-pages.ts';
import {
  accessibilityPage,
  accountPage,
  contactPage,
  privacyPage,
  securityPage,
  termsPage,
} from './company-pages.ts';
import type { Contact, Page, PageText } from './page.ts';
import { allQuestions } from './questions/questions.ts';

interface PageDeps {
  /** The product's name. */
  readonly brand: PageText;
  readonly contact: Contact;
  readonly rates: () => RateTable;
  readonly hasTestTools: boolean;
  readonly mapTilesUrl: string | null;
  /** URL of our own street tiles; null when there are none. */
  readonly mapStreetsUrl: () => string | null;
}

/** Paths of the pages that explain a subject in full. */
const paths: Partial<Readonly<Record<ProductPageKey, (typeof pagePaths)[number]>>> = {
  cancellation: '/CancellationPolicy',
  terms: '/TermsOfUse',
  privacy: '/Privacy',
  security: '/Security',
  accessibility: '/Accessibility',
  contact: '/Contact',
};

/** The pages, questions and facts about the product. */
export interface PageService {
  page(key: ProductPageKey): ProductPage;
  /** Questions that travellers ask about the product, with their answers. */
  questions(): ProductQuestion[];
  facts(): ProductFacts;
}

/** The texts are bundled with the code; their numbers come from the constants that the server calculates with. */
export function createPageService({
  brand,
  contact,
  rates,
  hasTestTools,
  mapTilesUrl,
  mapStreetsUrl,
}: PageDeps): PageService {
  const pages: Readonly<Record<ProductPageKey, () => Page>> = {
    cancellation: () => cancellationPage,
    payment: () => paymentPage,
    prices: () => pricesPage,
    currencies: () => currenciesPage(rates()),
    sorting: () => sortingPage,
    terms: () => termsPage(brand),
    privacy: () => privacyPage,
    security: () => securityPage,
    accessibility: () => accessibilityPage(brand),
    contact: () => contactPage(contact),
    account: () => accountPage,
  };
  return {
    page: (key) => {
      const { title, paragraphs } = pages[key]();
      return { key, title, paragraphs: [...paragraphs], href: paths[key] ?? null };
    },
    questions: () =>
      allQuestions(contact, brand).map(({ id, page, asked, answer }) => ({
        id,
        page,
        asked: [...asked],
        answer,
      })),
    facts: () => {
      const streets = mapStreetsUrl();
      // Never both, or every street would be drawn twice. Our own tiles come first, because no third party sees those
      // requests.
      return {
        contact,
        hasTestTools,
        mapTilesUrl: streets === null ? mapTilesUrl : null,
        mapStreetsUrl: streets,
      };
    },
  };
}
