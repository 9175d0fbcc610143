import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminUpdateHotelDocument, type HotelForm_HotelFragment } from '#generated/graphql.ts';
import { formHotel, hotelsPage, storedHotel } from '../../testing/factories.ts';
import { change, field, fill, openNew, openStored, reading, showHotels } from '../../testing/hotelForm.tsx';
import { draftOf, toInput } from './hotelDraft.ts';

describe('closing the form of a hotel', () => {
  it('asks before typed text is discarded', async () => {
    const { user, dialog } = await openNew([]);
    await fill(user, field(dialog, 'Name'), 'Half done');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field(dialog, 'Name')).toHaveValue('Half done');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('does not ask when nothing was typed', async () => {
    const { user, dialog } = await openNew([]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the form of a stored hotel', () => {
  const renamed = (hotel: HotelForm_HotelFragment) => toInput({ ...draftOf(hotel), name: 'Pier House' });

  it('loads the stored hotel, changes and saves it', async () => {
    const hotel = formHotel({ name: 'Harbour House', amenities: ['WiFi', 'Library'] });
    const { user, dialog } = await openStored(
      [
        change(renamed(hotel), hotel.updatedAt, {
          __typename: 'AdminHotelSaved',
          hotel: { ...hotel, name: 'Pier House' },
        }),
        hotelsPage([storedHotel({ name: 'Pier House' })]),
      ],
      hotel,
    );
    expect(field(dialog, 'Full address')).toHaveValue('1 Port Street, Haifa');
    expect(within(dialog).getByRole('button', { name: 'Library' })).toHaveAttribute('aria-pressed', 'true');
    await fill(user, field(dialog, 'Name'), 'Pier House');
    await user.click(within(dialog).getByRole('button', { name: 'Save hotel' }));
    expect(await screen.findByText('Pier House was saved')).toBeVisible();
  });

  it('asks before it saves a price that is not a number, because its hint may have been overlooked', async () => {
    const hotel = formHotel({ name: 'Harbour House' });
    const { user, dialog } = await openStored(
      [
        change({ ...toInput(draftOf(hotel)), basePriceMinor: 0 }, hotel.updatedAt, {
          __typename: 'AdminHotelSaved',
          hotel,
        }),
        hotelsPage([storedHotel({ name: 'Harbour House' })]),
      ],
      hotel,
    );
    const price = field(dialog, 'Net price per night');
    await fill(user, price, '6o0');
    await user.click(within(dialog).getByRole('button', { name: 'Save hotel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Save with these numbers?' });
    expect(question).toHaveTextContent('Net price per night: “6o0” is not a number, so 0 is used.');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(price).toHaveFocus());
    await user.click(within(dialog).getByRole('button', { name: 'Save hotel' }));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Save hotel' }));
    expect(await screen.findByText('Harbour House was saved')).toBeVisible();
  });

  it('keeps typed text when saving fails', async () => {
    const { user, dialog } = await openStored([
      {
        request: { query: AdminUpdateHotelDocument, variables: () => true },
        error: new TypeError('Failed to fetch'),
      },
    ]);
    await fill(user, field(dialog, 'Name'), 'Pier House');
    await user.click(within(dialog).getByRole('button', { name: 'Save hotel' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The hotel was not saved. Everything you typed is still here.',
    );
    expect(field(dialog, 'Name')).toHaveValue('Pier House');
  });

  it('says that the hotel no longer exists', async () => {
    const { user } = showHotels([hotelsPage([storedHotel()]), reading(null)]);
    await user.click(await screen.findByRole('button', { name: 'Edit Harbour House' }));
    expect(await screen.findByText('This hotel does not exist any more.')).toBeVisible();
  });

  const theirs = formHotel({ city: 'Acre', updatedAt: '2026-05-03T10:00:00Z' });
  const meeting = async (mocks: Parameters<typeof openStored>[0], current = theirs) => {
    const hotel = formHotel();
    const view = await openStored([
      change(renamed(hotel), hotel.updatedAt, {
        __typename: 'AdminHotelConflict',
        code: 'CONFLICT',
        current,
      }),
      ...mocks,
    ]);
    await fill(view.user, field(view.dialog, 'Name'), 'Pier House');
    await view.user.click(within(view.dialog).getByRole('button', { name: 'Save hotel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Somebody else changed this hotel' });
    return { ...view, question };
  };

  it('shows what another administrator changed, and loads their version on request', async () => {
    const { user, dialog, question } = await meeting([]);
    expect(within(question).getByText('City')).toBeVisible();
    expect(question).toHaveTextContent('Haifa → Acre');
    await user.click(within(question).getByRole('button', { name: 'Load their version' }));
    await waitFor(() => expect(field(dialog, 'Name')).toHaveValue('Harbour House'));
    expect(within(dialog).getByRole('combobox', { name: 'City' })).toHaveValue('Acre');
  });

  it('saves over the changes of another administrator on request', async () => {
    const hotel = formHotel();
    const { user, question } = await meeting([
      change(renamed(hotel), theirs.updatedAt, {
        __typename: 'AdminHotelSaved',
        hotel: { ...hotel, name: 'Pier House' },
      }),
      hotelsPage([storedHotel({ name: 'Pier House' })]),
    ]);
    await user.click(within(question).getByRole('button', { name: 'Save mine over it' }));
    expect(await screen.findByText('Pier House was saved')).toBeVisible();
  });

  it("saves its own rating over another administrator's, even if the rating was not edited here", async () => {
    const hotel = formHotel();
    const { user, question } = await meeting(
      [
        change({ ...renamed(hotel), rating: 5 }, theirs.updatedAt, {
          __typename: 'AdminHotelSaved',
          hotel: { ...hotel, name: 'Pier House' },
        }),
        hotelsPage([storedHotel({ name: 'Pier House' })]),
      ],
      { ...theirs, rating: 3 },
    );
    expect(renamed(hotel)).not.toHaveProperty('rating');
    await user.click(within(question).getByRole('button', { name: 'Save mine over it' }));
    expect(await screen.findByText('Pier House was saved')).toBeVisible();
  });
});
