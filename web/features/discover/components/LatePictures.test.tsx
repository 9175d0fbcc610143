import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotel, placeMocks, result, searchMock } from '../testing/factories.ts';

const ADDRESS = `/?destination=Haifa&checkin=${addDays(today(), 2)}`;

const open = (answer: Parameters<typeof searchMock>[0]) =>
  renderRoute(<DiscoverPage />, { address: ADDRESS, mocks: [searchMock(answer), ...placeMocks()] });

describe('a card whose pictures arrive late', () => {
  it('is shown without them first, does not say “No Image”, and gets them later', async () => {
    let requested = 0;
    open(() => {
      requested += 1;
      return result({ hotels: [requested === 1 ? hotel({ images: null }) : hotel()] });
    });
    expect(await screen.findByRole('link', { name: 'Seaside House View rooms' })).toBeInTheDocument();
    expect(screen.queryByText('No Image')).not.toBeInTheDocument();
    const picture = () => screen.getByRole('img', { name: 'Seaside House, picture 1 of 1' });
    await waitFor(() => expect(picture()).toBeInTheDocument(), { timeout: 10_000 });
    expect(requested).toBe(2);
  });

  it('differs from the card of a hotel without pictures, which says “No Image”', async () => {
    open(() => result({ hotels: [hotel({ images: [] })] }));
    expect(await screen.findByText('No Image')).toBeInTheDocument();
  });
});
