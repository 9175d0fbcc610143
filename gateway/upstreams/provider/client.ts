import type { Logger } from 'pino';
import type { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { mapInSlices } from '#gateway/kit/slices.ts';
import { budgets } from '../budgets.ts';
import { healthOfFailure, healthOfStatus } from '../upstream-health.ts';
import type { UpstreamHealth } from '../upstream-health.ts';
import { parseReply } from '../wire-kit.ts';
import { firstByCode, toCities, toContent, toCountries, toListing } from './mapping/content-mapper.ts';
import type { CallOptions, HotelProvider } from './hotel-provider.ts';
import { offersByHotel, toHotelOffers, toOffers, unreadHotels } from './mapping/offer-mapper.ts';
import { searchBody } from './requests.ts';
import { toReservation, toReservationRow } from './mapping/reservation-mapper.ts';
import { RATE_EXPIRED, INVALID_REQUEST, NOTHING_AVAILABLE, NOT_SOLD, OK, refusalOfStatus } from './status.ts';
import { PROVIDER_NAME, createSend } from './sending/send.ts';
import type { ProviderCall, ProviderOptions, SendToProvider } from './sending/send.ts';
import type { Status } from './status.ts';
import * as wire from './wire.ts';
import { createWrites } from './writes.ts';

/** An empty city that took this long is often a hidden timeout: a second attempt may find hotels. */
const SUSPICIOUSLY_SLOW_MS = 4_000;

/** How the lists that can be long are read. */
const readers = {
  listings: { field: 'Hotels', schema: wire.listing, map: toListing },
  contents: { field: 'HotelDetails', schema: wire.content, map: toContent },
  offers: { field: 'HotelResult', schema: wire.offersOfHotel, map: toHotelOffers },
};

/** The provider with a health check that never throws. */
type WatchedHotelProvider = HotelProvider & {
  health(): Promise<UpstreamHealth>;
  /** True while its breaker is open, so that nothing is read from it. Makes no call. */
  isBreakerOpen(): boolean;
};

/**
 * Creates the client of the hotel provider.
 * @param options `baseUrl` with its path, for example `https://host/TBOHolidays_HotelAPI`
 */
export function createHotelProvider(options: ProviderOptions): WatchedHotelProvider {
  return hotelProviderOver(createSend(options), options.bookTimeoutMs, options.logger);
}

/**
 * Interprets the provider's responses, however they are sent.
 * @param bookTimeoutMs longest time of one Book; the budget's own time when omitted
 * @param logger logs what cannot be read in a response
 */
export function hotelProviderOver(
  send: SendToProvider,
  bookTimeoutMs?: number,
  logger?: Pick<Logger, 'warn'>,
): WatchedHotelProvider {
  const read = async <S extends z.ZodType>(call: ProviderCall, schema: S): Promise<z.output<S>> => {
    const { status, body } = await send(call);
    if (status.code !== OK && status.code !== null) throw refusalOfStatus(status, call.call);
    return parseReply(schema, body, { upstream: PROVIDER_NAME, call: call.call });
  };
  const list = (
    call: ProviderCall['call'],
    body: object | null,
    callOptions: CallOptions = {},
  ): ProviderCall => ({
    call,
    budget: budgets.providerList,
    ...callOptions,
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });

  return {
    /** The cheapest call that needs the account. */
    health: () =>
      send({ call: 'countries', budget: budgets.providerHealth }).then(
        ({ status }) => healthOfStatus(status.code ?? OK),
        healthOfFailure,
      ),
    isBreakerOpen: () => !send.takes(budgets.providerHealth),
    countries: async (callOptions) =>
      toCountries((await read(list('countries', null, callOptions), wire.countryReply)).CountryList),
    cities: async (countryCode, callOptions) => {
      const call = list('cities', { CountryCode: countryCode }, callOptions);
      const { status, body } = await send(call);
      if (hasNone(status)) return [];
      if (status.code !== OK && status.code !== null) throw refusalOfStatus(status, call.call);
      const site = { upstream: PROVIDER_NAME, call: call.call };
      return toCities(parseReply(wire.cityReply, body, site).CityList, countryCode);
    },
    hotelsOfCity: async (cityCode, callOptions) => {
      const call = list('hotelsOfCity', { CityCode: cityCode, IsDetailedResponse: 'true' }, callOptions);
      let reply = await send.rows(call, readers.listings);
      if (hasNone(reply.status) && reply.ms > SUSPICIOUSLY_SLOW_MS)
        reply = await send.rows(call, readers.listings);
      if (hasNone(reply.status)) return [];
      if (reply.status.code !== OK) throw refusalOfStatus(reply.status, call.call);
      return firstByCode(reply.rows);
    },
    allHotelCodes: async (callOptions) => {
      const { HotelCodes } = await read(list('allHotelCodes', null, callOptions), wire.codeListReply);
      const codes = await mapInSlices(HotelCodes, String);
      return [...new Set(codes)];
    },
    hotelContents: async (codes, callOptions) => {
      const body = { Hotelcodes: codes.join(','), Language: 'en' };
      const call = list('hotelContents', body, callOptions);
      const { status, rows } = await send.rows(call, readers.contents);
      if (hasNone(status)) return new Map();
      if (status.code !== OK && status.code !== null) throw refusalOfStatus(status, call.call);
      return new Map(firstByCode(rows).map((hotel) => [hotel.code, hotel]));
    },
    searchOffers: async (query, callOptions = {}) => {
      const call = { call: 'searchOffers', budget: budgets.providerSearch, body: searchBody(query) } as const;
      const {
        status,
        rows,
        sentAt: searchedAt,
      } = await send.rows({ ...call, ...callOptions }, readers.offers);
      if (status.code === NOTHING_AVAILABLE) return { searchedAt, offers: new Map(), unread: new Set() };
      if (status.code !== OK) throw refusalOfStatus(status, call.call);
      const offers = offersByHotel(rows);
      const unread = unreadHotels(rows, offers);
      if (unread.size > 0) {
        const site = { upstream: PROVIDER_NAME, call: call.call };
        if (offers.size === 0) throw new AppError('UPSTREAM_ERROR', { ...site, reason: 'no valid offer' });
        logger?.warn(
          { ...site, hotels: [...unread] },
          'the fares of hotels cannot be read: they are left out',
        );
      }
      return { searchedAt, offers, unread };
    },
    checkOffer: async (bookingCode, callOptions = {}) => {
      const body = JSON.stringify({ BookingCode: bookingCode, PaymentMode: 'Limit' });
      const reply = await send({ call: 'checkOffer', budget: budgets.preBook, body, ...callOptions });
      const { code } = reply.status;
      if (code !== null && RATE_EXPIRED.has(code)) return { kind: 'gone', statusCode: code };
      if (code !== null && NOT_SOLD.has(code)) return { kind: 'refused', statusCode: code };
      if (code !== OK) throw refusalOfStatus(reply.status, 'checkOffer');
      const site = { upstream: PROVIDER_NAME, call: 'checkOffer' };
      const offer = parseReply(wire.offersReply, reply.body, site).HotelResult.flatMap(toOffers)[0];
      if (!offer) throw new AppError('UPSTREAM_ERROR', { ...site, reason: 'no valid offer' });
      return { kind: 'available', offer };
    },
    reservation: async (by) => {
      const key =
        'clientRef' in by
          ? { BookingReferenceId: by.clientRef }
          : { ConfirmationNumber: by.confirmationNumber };
      const body = JSON.stringify({ ...key, PaymentMode: 'Limit' });
      const reply = await send({ call: 'reservation', budget: budgets.bookingDetail, body });
      // The response for a reference that the provider does not know, perhaps not yet: the booking may still exist.
      if (reply.status.code === INVALID_REQUEST) return null;
      if (reply.status.code !== OK) throw refusalOfStatus(reply.status, 'reservation');
      const site = { upstream: PROVIDER_NAME, call: 'reservation' };
      const detail = parseReply(wire.reservationReply, reply.body, site).BookingDetail;
      return detail ? toReservation(detail) : null;
    },
    reservationsBooked: async (from, to) => {
      const body = JSON.stringify({ FromDate: from, ToDate: to });
      const call = { call: 'reservationsBooked', budget: budgets.bookingsByDate, body } as const;
      const { status, body: reply } = await send(call);
      // A response without a status is not a report: reservations that it does not list may exist.
      if (status.code !== OK) throw refusalOfStatus(status, call.call);
      const site = { upstream: PROVIDER_NAME, call: call.call };
      return parseReply(wire.reservationListReply, reply, site).BookingDetail.map(toReservationRow);
    },
    ...createWrites(send, bookTimeoutMs),
  };
}

/**
 * The provider may report an empty result as an unexpected error; only the description distinguishes it from a real
 * one.
 */
const hasNone = ({ code, description }: Status): boolean =>
  code === NOTHING_AVAILABLE || (code === 500 && /no (hotels?|cit(y|ies)) found/i.test(description));
