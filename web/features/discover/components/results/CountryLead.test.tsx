import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CountryLeadDocument, type CountryLeadQueryVariables } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '../../testing/factories.ts';

const soon = addDays(today(), 20);
const later = addDays(today(), 40);
const italy = (day: string) => `/?destination=Italy&country=IT&checkin=${day}`;

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <DiscoverPage />
      <button type="button" onClick={() => void navigate(italy(later))}>
        Later days
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** Opens the results for Italy; `priceOf` returns the lowest known price in Rome at the time of the request. */
const open = (priceOf: (checkIn: string) => number | null) => {
  const lead = {
    request: { query: CountryLeadDocument, variables: () => true },
    result: ({ stay }: CountryLeadQueryVariables) => {
      const price = priceOf(stay.checkIn);
      const rome = { code: '7', name: 'Rome', nameHe: 'רומא', hotels: 1601 };
      const fromPerNight = price === null ? null : money(price);
      return {
        data: {
          __typename: 'Query' as const,
          knownCities: [{ __typename: 'KnownCity' as const, ...rome, fromPerNight }],
        },
      };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return renderRoute(<Page />, {
    address: italy(soon),
    mocks: [lead, ...placeMocks(), searchMock(() => result())],
  });
};

const rome = async () =>
  within(await screen.findByRole('region', { name: /Where in\s+Italy/ })).findByRole('link', {
    name: /^Rome/,
  });

it('after Back, the cities of a country show prices found in the meantime', async () => {
  let known: number | null = null;
  const { user } = open(() => known);
  const link = await rome();
  expect(link).toHaveTextContent(/^Rome1,601 hotels$/);
  await user.click(link);
  expect(screen.queryByRole('region', { name: /Where in/ })).not.toBeInTheDocument();
  known = 391;
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(async () => expect(await rome()).toHaveTextContent('from ₪391'));
});

it('the cities of a country show the prices for the dates in the URL, also after Back', async () => {
  const { user } = open((checkIn) => (checkIn === soon ? 391 : 512));
  await waitFor(async () => expect(await rome()).toHaveTextContent('from ₪391'));
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  await waitFor(async () => expect(await rome()).toHaveTextContent('from ₪512'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(async () => expect(await rome()).toHaveTextContent('from ₪391'));
});
