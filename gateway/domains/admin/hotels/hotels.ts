import { demandFields } from '#gateway/kit/demand-fields.ts';
import { ATTEMPT_KEY_RULE, attemptHash, hashOfContent, isAttemptKey } from '#gateway/kit/attempt-key.ts';
import { AppError } from '#gateway/errors.ts';
import type { AdminHotelPage } from '#models/admin/admin-pages.ts';
import type { StoredHotelRecord } from '#models/admin/stored-hotel-record.ts';
import { starsOf } from '#shared/hotel/quality.ts';
import type { Administrator, AdminCaller } from '../administrator.ts';
import { type Columns, amount, csvFile, dayOfMoment } from '../lists/csv.ts';
import { type HotelFormInput, hotelFields, newHotelFields } from './hotel-form.ts';
import { hotelChange } from './hotel-facts.ts';
import { type PageInput, searchWords, validPage } from '../lists/list-input.ts';
import { type PagedList, pageOf } from '../lists/paging.ts';
import type { AdminDeps, AdminSort } from '../ports.ts';

interface HotelListInput {
  readonly search: string;
  readonly show: 'ALL' | 'OFFERED' | 'INCOMPLETE' | 'FEATURED' | 'DELETED';
  readonly sort: AdminSort<'hotels'>;
  readonly page?: PageInput | null | undefined;
}

type SaveAnswer =
  | { readonly __typename: 'AdminHotelSaved'; readonly hotel: StoredHotelRecord }
  | {
      readonly __typename: 'AdminHotelConflict';
      readonly code: 'CONFLICT';
      readonly current: StoredHotelRecord;
    };

const columns: Columns<StoredHotelRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  name_he: ({ nameHe }) => nameHe,
  city: ({ city }) => city,
  country: ({ country }) => country,
  location: ({ location }) => location,
  rating: ({ rating }) => starsOf(rating),
  net_price: ({ basePricePerNight }) => amount(basePricePerNight),
  markup_type: ({ markupType }) => markupType,
  markup_value: ({ markupValue }) => markupValue,
  price: ({ pricePerNight }) => amount(pricePerNight),
  currency: ({ pricePerNight }) => pricePerNight.currency,
  featured: ({ isFeatured }) => isFeatured,
  free_cancellation: ({ hasFreeCancellation }) => hasFreeCancellation,
  meal_options: ({ mealOptions }) => mealOptions.join(', '),
  amenities: ({ amenities }) => amenities.join(', '),
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  missing: ({ missing }) => missing.join(', '),
  created: ({ createdAt }) => dayOfMoment(createdAt),
  updated: ({ updatedAt }) => dayOfMoment(updatedAt),
};

const HEBREW = /\p{Script=Hebrew}/u;

/** Stored hotels with their costs, for administrators. */
export function hotelsAdmin(deps: AdminDeps) {
  const { adminLists, hotelRecords: hotels, check, audit, hotelsChanged, placesNamedInHebrew } = deps;
  const found = async ({ token }: Administrator, id: string): Promise<StoredHotelRecord> => {
    const hotel = await hotels.hotel(token, id);
    if (!hotel) throw new AppError('NOT_FOUND');
    return hotel;
  };

  /** Runs after every write: shows it to travellers at once, and records it in the audit log. */
  const written = async (
    actor: Administrator,
    act: {
      readonly action: string;
      readonly word: 'Stored' | 'Changed' | 'Deleted' | 'Brought back';
      readonly onceKey?: string;
    },
    { before, after }: { readonly before: StoredHotelRecord | null; readonly after: StoredHotelRecord },
  ): Promise<StoredHotelRecord> => {
    await hotelsChanged();
    await audit({
      actor,
      action: act.action,
      entity: 'Hotel',
      recordId: after.id,
      summary: `${act.word} the hotel “${after.name || after.nameHe || after.id}”`,
      ...hotelChange(before, after),
      ...(act.onceKey !== undefined && { onceKey: act.onceKey }),
    });
    return after;
  };

  return {
    list: async (caller: AdminCaller, input: HotelListInput): Promise<AdminHotelPage> => {
      const words = searchWords(input.search);
      // Cities and countries are stored in English, while the page shows them in Hebrew.
      const hebrew = words.filter((word) => HEBREW.test(word));
      const placesInHebrew = new Map(hebrew.map((word) => [word, placesNamedInHebrew(word)]));
      const criteria = { words, placesInHebrew, show: input.show, sort: input.sort };
      const page = validPage(input.page);
      const { token } = await check.forRead(caller);
      const pagedList: PagedList<StoredHotelRecord> = {
        count: () => adminLists.hotels.count(token, criteria),
        list: (skip, limit) => adminLists.hotels.list(token, criteria, { skip, limit }),
      };
      return { ...(await pageOf(pagedList, page)), csv: () => csvFile('hotels', pagedList, columns) };
    },

    one: async (caller: AdminCaller, id: string): Promise<StoredHotelRecord | null> =>
      hotels.hotel((await check.forRead(caller)).token, id),

    /**
     * Creates a hotel.
     * @param key created once per attempt; the same key of the same administrator returns the same hotel
     * @throws AppError BAD_USER_INPUT; IDEMPOTENCY_CONFLICT when the key was used for another form
     */
    create: async (caller: AdminCaller, form: HotelFormInput, key: string): Promise<StoredHotelRecord> => {
      demandFields({ key: isAttemptKey(key) || ATTEMPT_KEY_RULE });
      const fields = newHotelFields(form);
      const actor = await check.forWrite(caller);
      const attempt = {
        key: attemptHash(actor.email.toLowerCase(), key),
        contentHash: hashOfContent(fields),
      };
      const hotel = await hotels.create(actor.token, fields, attempt);
      if (!hotel) throw new AppError('IDEMPOTENCY_CONFLICT');
      // Every attempt writes the audit log entry, because an earlier one may have stopped after storing the hotel.
      // `onceKey` makes sure that it is stored once.
      const act = { action: 'hotel.create', word: 'Stored' as const, onceKey: `hotel.create:${hotel.id}` };
      return written(actor, act, { before: null, after: hotel });
    },

    /**
     * Changes a hotel.
     * @param updatedAt of the version that was edited; if the stored version is newer, the result is a conflict
     * @throws AppError BAD_USER_INPUT; NOT_FOUND
     */
    update: async (
      caller: AdminCaller,
      {
        id,
        form,
        updatedAt,
      }: { readonly id: string; readonly form: HotelFormInput; readonly updatedAt: string },
    ): Promise<SaveAnswer> => {
      const fields = hotelFields(form);
      const actor = await check.forWrite(caller);
      const before = await found(actor, id);
      const after = await hotels.change(actor.token, id, updatedAt, fields);
      if (!after)
        return { __typename: 'AdminHotelConflict', code: 'CONFLICT', current: await found(actor, id) };
      await written(actor, { action: 'hotel.update', word: 'Changed' }, { before, after });
      return { __typename: 'AdminHotelSaved', hotel: after };
    },

    remove: async (caller: AdminCaller, id: string): Promise<StoredHotelRecord> => {
      const actor = await check.forWrite(caller);
      const before = await found(actor, id);
      if (before.isDeleted) return before;
      await hotels.remove(actor.token, id);
      const after = await found(actor, id);
      return written(actor, { action: 'hotel.delete', word: 'Deleted' }, { before, after });
    },

    restore: async (caller: AdminCaller, id: string): Promise<StoredHotelRecord> => {
      const actor = await check.forWrite(caller);
      const before = await found(actor, id);
      if (!before.isDeleted) return before;
      await hotels.restore(actor.token, id);
      const after = await found(actor, id);
      return written(actor, { action: 'hotel.restore', word: 'Brought back' }, { before, after });
    },
  };
}
