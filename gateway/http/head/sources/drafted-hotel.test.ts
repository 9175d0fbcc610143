import type { Request, Response } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { createDraftedHotel, type DraftedHotel, type DraftSource } from './drafted-hotel.ts';

const request = {} as Request;
const response = {} as Response;

const hotel: DraftedHotel = {
  name: { en: 'Harbour House', he: 'בית הנמל' },
  picture: '/files/u/1/front.webp',
};

const at = (address: string, language = 'en') => {
  const { pathname, searchParams: query } = new URL(address, 'http://localhost');
  return { pathname, query, language, urlLanguage: null, caller: 'v:1' };
};

const sourceOf = (draft: DraftSource['draft'] = async () => hotel) => ({
  spend: vi.fn<DraftSource['spend']>(async () => undefined),
  draft: vi.fn<DraftSource['draft']>(draft),
});

// Long enough for a busy machine: only a source that never responds uses it up.
const read = (source: DraftSource, address: string, language?: string, budgetMs = 2_000) =>
  createDraftedHotel(source, budgetMs)(request, response, at(address, language));

describe('the hotel on the prerendered checkout', () => {
  it.each([
    ['en', 'Harbour House'],
    ['he', 'בית הנמל'],
    ['fr', 'Harbour House'],
  ])('has its name and picture in %s', async (language, name) => {
    const source = sourceOf();
    expect(await read(source, '/checkout/?bookingId=b1', language)).toEqual({
      id: 'b1',
      name,
      picture: '/files/u/1/front.webp?w=640',
    });
    expect(source.spend.mock.calls).toEqual([['v:1']]);
    expect(source.draft.mock.calls).toEqual([[request, response, 'b1']]);
  });

  it.each([
    '/Checkout',
    '/Checkout?bookingId=',
    `/Checkout?bookingId=${'b'.repeat(101)}`,
    '/Bookings?bookingId=b1',
  ])('is not read at %s', async (address) => {
    const source = sourceOf();
    expect(await read(source, address)).toBeNull();
    expect([source.spend.mock.calls, source.draft.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['the caller may not see it', async () => null],
    ['it has no picture', async () => ({ ...hotel, picture: null })],
    [
      'its picture is from another site',
      async () => ({ ...hotel, picture: 'https://elsewhere.example/a.jpg' }),
    ],
    ['it cannot be read', () => Promise.reject(new AppError('TIMEOUT'))],
  ] satisfies [string, DraftSource['draft']][])('is left out when %s', async (_why, draft) => {
    expect(await read(sourceOf(draft), '/Checkout?bookingId=b1')).toBeNull();
  });

  it('is left out when it is not read in time', async () => {
    const never = sourceOf(() => new Promise(() => undefined));
    expect(await read(never, '/Checkout?bookingId=b1', 'en', 5)).toBeNull();
  });

  it('is not read for a caller over the rate limit', async () => {
    const source = sourceOf();
    source.spend.mockRejectedValue(new AppError('RATE_LIMITED'));
    expect(await read(source, '/Checkout?bookingId=b1')).toBeNull();
    expect(source.draft).not.toHaveBeenCalled();
  });
});
