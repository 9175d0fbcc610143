import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { NotifyMeDocument, ProductFactsDocument, TestSearchDocument } from '#generated/graphql.ts';
import type {
  NotifyMeMutation,
  NotifyMeMutationVariables,
  TestSearchQuery,
  TestSearchQueryVariables,
} from '#generated/graphql.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { AttractionsPage } from './AttractionsPage.tsx';
import { CarRentalPage } from './CarRentalPage.tsx';
import { InsurancePage } from './InsurancePage.tsx';

const factsWith = (hasTestTools: boolean): MockLink.MockedResponse => ({
  request: { query: ProductFactsDocument },
  result: {
    data: {
      __typename: 'Query',
      productFacts: {
        __typename: 'ProductFacts',
        hasTestTools,
        contact: {
          __typename: 'ContactDetails',
          email: 'desk@hotels.example',
          whatsapp: '+972 50 123 4567',
          office: { __typename: 'PageText', en: '2 Sea Street', he: 'רחוב הים 2' },
        },
      },
    },
  },
});

type Answer = NotifyMeMutation['notifyMe']['__typename'] | Error;

/** Mock responses to the requests, in this order; the requests are recorded. */
const notifyMocks = (...answers: readonly Answer[]) => {
  const requested: NotifyMeMutationVariables[] = [];
  const request = {
    query: NotifyMeDocument,
    variables: (variables: NotifyMeMutationVariables) => {
      requested.push(variables);
      return true;
    },
  };
  const mocks = answers.map((answer): MockLink.MockedResponse =>
    answer instanceof Error
      ? { request, error: answer }
      : { request, result: { data: { __typename: 'Mutation', notifyMe: { __typename: answer } } } },
  );
  return { requested, mocks };
};

const open = (page: ReactElement, options: RouteOptions = {}, hasTestTools = false) =>
  renderRoute(page, { ...options, mocks: [factsWith(hasTestTools), ...(options.mocks ?? [])] });

const pages = [
  ['car', <CarRentalPage key="car" />, 'Car Rental', 'from $45 ≈ ₪180/day', /from ₪99 ≈ \$25 per day/],
  [
    'insurance',
    <InsurancePage key="insurance" />,
    'Travel Insurance',
    'from $29 ≈ ₪116/person',
    /for ₪34 ≈ \$9 per guest/,
  ],
  [
    'attractions',
    <AttractionsPage key="attractions" />,
    'Attractions',
    'from $25 ≈ ₪100/person',
    /from ₪80 ≈ \$20 per person/,
  ],
] as const;

describe.each(pages)('%s', (topic, page, title, price, today) => {
  it('announces the service with its price, and what is available already', async () => {
    open(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    for (const card of cards) await waitFor(() => expect(card).toHaveTextContent(price));
    expect(await screen.findByRole('heading', { name: 'Service Coming Soon' })).toBeVisible();
    const region = screen.getByRole('region', { name: 'No need to wait' });
    await waitFor(() => expect(region).toHaveTextContent(today));
    expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/');
    expect(document.title).toBe(`${title} · Solera`);
  });

  it('records the interest of a member with one click', async () => {
    const { requested, mocks } = notifyMocks('MessageAccepted');
    const { user } = open(page, { viewer: viewer({ email: 'dana@example.com' }), mocks });
    expect(await screen.findByText(/We’ll write to/)).toHaveTextContent('dana@example.com');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Notify Me' }));
    const heading = await screen.findByRole('heading', { name: 'Thank you, you’re on the list.' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/when it starts/)).toHaveTextContent('dana@example.com');
    expect(requested).toEqual([{ topic, email: '' }]);
  });
});

describe('a visitor on the page of a coming service', () => {
  it('types an email address, and is asked to correct an invalid one', async () => {
    const { requested, mocks } = notifyMocks('MessageAccepted');
    const { user } = open(<InsurancePage />, { mocks });
    const email = await screen.findByRole('textbox', { name: /Email/ });
    await user.click(screen.getByRole('button', { name: 'Notify Me' }));
    expect(email).toHaveFocus();
    expect(screen.getByText(/Enter an email address/)).toBeVisible();
    await user.type(email, ' maya@example.com {Enter}');
    expect(await screen.findByText('Thank you, you’re on the list.')).toBeVisible();
    expect(requested).toEqual([{ topic: 'insurance', email: 'maya@example.com' }]);
  });

  it('does not lose the typed email address when sending fails', async () => {
    const { mocks } = notifyMocks(new TypeError('Failed to fetch'), 'MessageRefused', 'MessageAccepted');
    const { user } = open(<AttractionsPage />, { mocks });
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'maya@example.com{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Notify Me' }));
    expect(await screen.findByText(/Enter an email address/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('maya@example.com');
    await user.click(screen.getByRole('button', { name: 'Notify Me' }));
    expect(await screen.findByText('Thank you, you’re on the list.')).toBeVisible();
  });

  it('sees the page in Hebrew', async () => {
    open(<CarRentalPage />, { language: 'he' });
    expect(screen.getByRole('heading', { level: 1, name: 'השכרת רכב' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'עדכנו אותי' })).toBeVisible();
  });
});

describe('the test search', () => {
  const answer: TestSearchQuery = {
    __typename: 'Query',
    hotelSearch: {
      __typename: 'HotelSearchResult',
      progress: { __typename: 'SearchProgress', checked: 7, total: 7, complete: true, failedChunks: [] },
      pageInfo: { __typename: 'PageInfo', totalItems: 1 },
      hotels: [
        {
          __typename: 'HotelSummary',
          id: 'h1',
          name: { __typename: 'LocalizedText', en: 'The Jaffa Arch' },
        },
      ],
    },
  };

  it('sends refundable and meal filters, and shows request and response as text', async () => {
    const requested: TestSearchQueryVariables[] = [];
    const mock: MockLink.MockedResponse = {
      request: {
        query: TestSearchDocument,
        variables: (variables: TestSearchQueryVariables) => {
          requested.push(variables);
          return true;
        },
      },
      result: { data: answer },
    };
    const { user } = open(<CarRentalPage />, { mocks: [mock] }, true);
    await user.click(await screen.findByRole('button', { name: 'Send the sample search' }));
    expect(await screen.findByRole('region', { name: 'The answer' })).toHaveTextContent('The Jaffa Arch');
    expect(screen.getByRole('region', { name: 'What is sent' })).toHaveTextContent('Breakfast Included');
    expect(requested[0]?.filter).toEqual({
      free_cancellation: true,
      meal_preferences: ['Breakfast Included'],
    });
  });

  it('does not exist in production', async () => {
    open(<CarRentalPage />);
    await screen.findByRole('button', { name: 'Notify Me' });
    expect(screen.queryByText('For testers')).not.toBeInTheDocument();
  });
});
