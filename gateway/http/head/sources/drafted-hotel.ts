import type { Request, Response } from 'express';
import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import type { LocalizedText } from '#models/hotel/place.ts';
import { isOwnPath } from '#shared/routes/own-path.ts';
import { pageOfPath } from '#shared/routes/page-url.ts';
import { textFor } from '#shared/seo/page-words.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { MAX_ID } from '#shared/text/max-id.ts';
import { within } from '#gateway/kit/within.ts';
import { HEAD_BUDGET_MS, type PageRequest } from '../head.ts';

/** The hotel of a booking that is not paid yet. */
export interface DraftedHotel {
  readonly name: LocalizedText;
  /** URL of its first picture. */
  readonly picture: string | null;
}

/** Source of the draft for the first frame of a checkout. */
export interface DraftSource {
  /** Charges one read to the caller's budget. @throws AppError RATE_LIMITED, OVERLOADED */
  spend(caller: string): Promise<void>;
  /** Null for an unknown draft, and for one that the caller may not see. @throws AppError when it cannot be read */
  draft(request: Request, response: Response, bookingId: string): Promise<DraftedHotel | null>;
}

/** As wide as the picture in the order summary. */
const PICTURE_WIDTH = 640;

/**
 * The hotel on the first frame of a checkout. Never fails: null when it is not read in time; the page shows it later
 * with its other data.
 */
export function createDraftedHotel(source: DraftSource, budgetMs = HEAD_BUDGET_MS) {
  const read = async (request: Request, response: Response, { caller }: PageRequest, id: string) => {
    await source.spend(caller);
    return source.draft(request, response, id);
  };

  return async (
    request: Request,
    response: Response,
    pageRequest: PageRequest,
  ): Promise<FirstFrameHotel | null> => {
    const id = pageRequest.query.get('bookingId') ?? '';
    if (pageOfPath(pageRequest.pathname) !== '/Checkout' || id === '' || id.length > MAX_ID) return null;
    const found = await within(read(request, response, pageRequest, id), budgetMs, null).catch(() => null);
    if (!found?.picture || !isOwnPath(found.picture)) return null;
    const name = textFor(found.name, pageRequest.language);
    return { id, name, picture: pictureSrc(found.picture, PICTURE_WIDTH) };
  };
}
