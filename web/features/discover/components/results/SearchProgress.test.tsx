import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { placeMocks, progress, progressMock, result, searchMock } from '../../testing/factories.ts';

const ADDRESS = `/?destination=Haifa&checkin=${addDays(today(), 2)}`;
/** Longer than the pause after which the page polls. */
const waitOptions = { timeout: 15_000 };
const NEVER_MS = 600_000;

it('a page without progress events polls, and its number of checked hotels never decreases', async () => {
  const checked = [120, 20];
  let requests = 0;
  const answers = () => {
    const count = checked[requests];
    requests += 1;
    return result({
      progress: count === undefined ? progress() : progress({ checked: count, total: 180, complete: false }),
    });
  };
  renderRoute(<DiscoverPage />, {
    address: ADDRESS,
    mocks: [searchMock(answers), progressMock(progress(), NEVER_MS), ...placeMocks()],
  });
  expect(await screen.findByText(/120 of 180/)).toBeVisible();
  await waitFor(() => expect(requests).toBe(2), waitOptions);
  expect(screen.getByText(/120 of 180/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument(), waitOptions);
});

it('the progress stays until the final list is loaded, even if an event reported earlier that the search is complete', async () => {
  const running = {
    ...searchMock(() => result({ progress: progress({ checked: 20, complete: false }) })),
    maxUsageCount: 1,
  };
  renderRoute(<DiscoverPage />, {
    address: ADDRESS,
    mocks: [
      running,
      searchMock(() => result({ progress: progress() }), 1500),
      progressMock(progress()),
      ...placeMocks(),
    ],
  });
  expect(await screen.findByText(/20 of/)).toBeVisible();
  expect(await screen.findByText('Looking for more hotels…')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument(), waitOptions);
});
