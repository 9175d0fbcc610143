import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AdminCreateHotelDocument,
  type AdminCreateHotelMutationVariables,
  type AdminHotelInput,
} from '#generated/graphql.ts';
import { formHotel, hotelsPage, storedHotel } from '../../testing/factories.ts';
import { creation, field, fill, openNew, openStored, showHotels } from '../../testing/hotelForm.tsx';
import { newDraft, toInput } from './hotelDraft.ts';

describe('the form of a new hotel', () => {
  it('has the defaults and saves an empty hotel as incomplete', async () => {
    const stored = formHotel({ name: '', city: '', country: '', missing: ['name', 'place', 'price'] });
    const { user, dialog } = await openNew([creation(toInput(newDraft()), stored), hotelsPage([])]);
    expect(within(dialog).getByRole('button', { name: /Rating/ })).toHaveTextContent('5');
    expect(within(dialog).getByRole('button', { name: /Markup type/ })).toHaveTextContent('Percentage');
    expect(field(dialog, 'Markup value')).toHaveValue('15');
    expect(within(dialog).getByRole('switch', { name: 'Free cancellation' })).toBeChecked();
    expect(within(dialog).getByRole('switch', { name: 'Featured' })).not.toBeChecked();
    const save = within(dialog).getByRole('button', { name: 'Save hotel' });
    expect(save).toHaveAccessibleDescription(
      'Not offered to travellers yet. Missing: name, city or country, and price',
    );
    await user.click(save);
    expect(await screen.findByText(/Unnamed hotel was saved as incomplete/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('updates the final price in both currencies, and the prices of the default rooms, while typing', async () => {
    const { user, dialog } = await openNew([]);
    await fill(user, field(dialog, 'Net price per night'), '100');
    const result = within(dialog).getByRole('status');
    expect(result).toHaveTextContent('Final price per night $28.75 · ₪115.00');
    expect(within(dialog).getByText(/× \(1/)).toHaveTextContent('₪100.00 × (1 + 15/100)');
    expect(field(dialog, 'Net price per night')).toHaveAccessibleDescription('Shekels, ≈ $25.00');
    const rooms = within(dialog).getByRole('group', { name: 'Room types' });
    expect(within(rooms).getByText('₪150.00')).toBeVisible();
    expect(within(rooms).getByText('₪207.00')).toBeVisible();

    await fill(user, field(dialog, 'Markup value'), '12.5');
    expect(result).toHaveTextContent('₪112.50');
    await user.click(within(dialog).getByRole('button', { name: /Markup type/ }));
    await user.click(await screen.findByRole('option', { name: 'Fixed amount' }));
    expect(result).toHaveTextContent('₪112.50');
    expect(result.previousElementSibling).toHaveTextContent('₪100.00 + ₪12.50');
    await user.clear(field(dialog, 'Net price per night'));
    expect(result).toHaveTextContent('₪12.50');
  });

  it.each([
    ['Net price per night', 'cheap', '0', '“cheap” is not a number, so 0 is used.'],
    ['Markup value', 'x', '0', '“x” is not a number, so 0 is used.'],
    ['Latitude', 'north', '0', '“north” is not a number, so 0 is used.'],
    ['Longitude', '200', '180', 'Between -180 and 180, so 180 is used.'],
  ])('replaces an invalid number in “%s” and says so', async (name, typed, value, hint) => {
    const { user, dialog } = await openNew([]);
    await fill(user, field(dialog, name), typed);
    await user.tab();
    expect(field(dialog, name)).toHaveValue(value);
    expect(field(dialog, name)).toHaveAccessibleDescription(hint);
  });

  it('uses the same idempotency key until the form is changed, so that a lost response creates no second hotel', async () => {
    const keys: string[] = [];
    const lost = () => ({
      request: {
        query: AdminCreateHotelDocument,
        variables: ({ key }: AdminCreateHotelMutationVariables) => keys.push(key) > 0,
      },
      error: new TypeError('offline'),
    });
    const { user, dialog } = await openNew([lost(), lost(), lost()]);
    const save = async () => {
      const before = keys.length;
      await user.click(within(dialog).getByRole('button', { name: 'Save hotel' }));
      await waitFor(() => expect(keys.length).toBeGreaterThan(before));
      expect(await within(dialog).findByRole('alert')).toBeVisible();
    };
    await save();
    await save();
    await fill(user, field(dialog, 'Name'), 'Galilee House');
    await save();
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it('saves everything that was filled in', async () => {
    const wanted: AdminHotelInput = {
      ...toInput(newDraft()),
      name: 'Galilee House',
      nameHe: 'בית בגליל',
      basePriceMinor: 12_000,
      rating: 4,
      amenities: ['Pool', 'WiFi'],
      mealOptions: ['Half Board'],
      isFeatured: true,
      hasFreeCancellation: false,
      latitude: 32.9646,
      longitude: 35.496,
    };
    const { user, dialog } = await openNew([
      creation(wanted, formHotel({ name: 'Galilee House' })),
      hotelsPage([storedHotel({ name: 'Galilee House' })]),
    ]);
    await fill(user, field(dialog, 'Name'), 'Galilee House');
    await fill(user, field(dialog, 'Name in Hebrew'), 'בית בגליל');
    await fill(user, field(dialog, 'Net price per night'), '120');
    await user.click(within(dialog).getByRole('button', { name: /Rating/ }));
    await user.click(await screen.findByRole('option', { name: '4' }));
    for (const name of ['Pool', 'WiFi', 'Half Board']) {
      await user.click(within(dialog).getByRole('button', { name }));
    }
    await user.click(within(dialog).getByRole('switch', { name: 'Featured' }));
    await user.click(within(dialog).getByRole('switch', { name: 'Free cancellation' }));
    await fill(user, field(dialog, 'Latitude'), '32.9646');
    await fill(user, field(dialog, 'Longitude'), '35.4960');
    await user.click(within(dialog).getByRole('button', { name: 'Save hotel' }));
    expect(await screen.findByText('Galilee House was saved')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Galilee House' })).toBeVisible();
  });

  it('adds, reorders and removes room types', async () => {
    const { user, dialog } = await openNew([]);
    const rooms = within(dialog).getByRole('group', { name: 'Room types' });
    const add = within(rooms).getByRole('button', { name: 'Add room type' });
    expect(within(dialog).queryByText(/Guests pay those/)).not.toBeInTheDocument();
    for (const [name, price] of [
      ['Loft', '300'],
      ['Attic', '200'],
    ] as const) {
      await user.click(add);
      const named = within(rooms).getByRole('textbox', { name: 'Name' });
      expect(named).toHaveFocus();
      await fill(user, named, name);
      await fill(user, within(rooms).getByRole('textbox', { name: 'Final price per night' }), price);
      await user.click(within(rooms).getByRole('button', { name: `Done with ${name}` }));
    }
    const order = () =>
      within(rooms)
        .getAllByRole('button', { name: /^Remove (Loft|Attic)$/ })
        .map((button) => button.textContent);
    expect(order()).toEqual(['Remove Loft', 'Remove Attic']);
    expect(within(rooms).getByText('₪300.00')).toBeVisible();
    expect(within(dialog).getByText(/Guests pay those/)).toHaveTextContent(
      /^2 room types below have prices of their own, from \D*200\.00 a night\./,
    );
    await user.click(within(rooms).getByRole('button', { name: 'Move Attic up' }));
    expect(order()).toEqual(['Remove Attic', 'Remove Loft']);
    expect(within(rooms).getByRole('button', { name: 'Move Attic down' })).toHaveFocus();
    await user.click(within(rooms).getByRole('button', { name: 'Remove Attic' }));
    expect(order()).toEqual(['Remove Loft']);
    expect(add).toHaveFocus();
  });
});

it('says before a new markup is saved that it does not change the prices of room types, also while they are equal', async () => {
  const room = {
    __typename: 'AdminRoomType' as const,
    name: 'Classic',
    nameHe: '',
    price: { __typename: 'Money' as const, amountMinor: 11_500, currency: 'ILS' },
    description: '',
    descriptionHe: '',
    imageUrl: null,
    amenities: [],
    count: null,
  };
  const stored = formHotel({ roomTypes: [room] });
  expect(stored.pricePerNight.amountMinor).toBe(11_500);
  const { user, dialog } = await openStored([], stored);
  const note = within(dialog).getByText(/Guests pay those/);
  expect(note).toHaveTextContent(
    /^1 room type below has a price of its own, from \D*115\.00 a night\. .* markup do not change them\.$/,
  );
  await fill(user, field(dialog, 'Markup value'), '10');
  expect(note).toHaveTextContent('115.00');
});

describe('the form of a hotel in Hebrew', () => {
  it('has no English text', async () => {
    const { user } = showHotels([hotelsPage([])], { language: 'he' });
    await user.click(await screen.findByRole('button', { name: 'הוספת מלון חדש' }));
    const dialog = await screen.findByRole('dialog', { name: 'הוספת מלון חדש' });
    await fill(user, field(dialog, 'מחיר נטו ללילה'), '100');
    expect(within(dialog).getByRole('status')).toHaveTextContent(/מחיר סופי ללילה.*28\.75.*115\.00/);
    expect(
      dialog.textContent?.replace(/WiFi|Natural Earth, GSHHG, GeoNames|JPEG|PNG|WebP|GIF|AVIF|TIFF/g, ''),
    ).not.toMatch(/[A-Za-z]{3,}/);
  });
});
