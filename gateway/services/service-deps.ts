import type { Cache } from '../cache/cache.ts';
import type { Context } from '../context.ts';
import type { PayForSearch } from '../domains/availability/search/search-opening.ts';
import type { BookingMetrics } from '../domains/booking/booking-metrics.ts';
import type { BookingSettings } from '../domains/booking/ports.ts';
import type { Contact } from '../domains/page/page.ts';
import type { UploadKeys } from '../domains/upload/upload-target.ts';
import type { Logger } from '../logger.ts';
import type { RateTable } from '../shared/pricing/rates.ts';
import type { ChatService } from '../upstreams/chat/chat-service.ts';
import type { EntityPlatform } from '../upstreams/platform/entity-platform.ts';
import type { HotelProvider } from '../upstreams/provider/hotel-provider.ts';

/** What the services of all domains are built from. */
export interface ServiceDeps {
  readonly platform: EntityPlatform;
  readonly provider: HotelProvider;
  readonly chat: ChatService;
  readonly cache: Cache;
  readonly logger: Logger;
  readonly publicUrl: string;
  /** Names the provider account in cache keys; not a secret. */
  readonly accountKey: string;
  readonly nationality: string;
  /** How travellers reach a person. */
  readonly contact: Contact;
  /** Pages offer what only testers need. */
  readonly hasTestTools: boolean;
  /** Address of street tiles with `{z}`, `{x}` and `{y}`. */
  readonly mapTilesUrl: string | null;
  /** Where pages read our own street tiles; null while there are none. */
  readonly mapStreetsUrl: () => string | null;
  /** The exchange rates of this moment. */
  readonly rates: () => RateTable;
  /** Signs upload targets. */
  readonly uploadKeys: UploadKeys;
  /** What the assistant gets to know of a caller. */
  readonly callerTokens: {
    seal(
      caller: Pick<Context, 'sessionToken' | 'guestToken' | 'callerAddress' | 'language'>,
    ): Promise<string>;
    pseudonym(memberId: string): string;
    pseudonyms(memberId: string): readonly string[];
  };
  /** The phone number sent for guests without one: digits with the country code; null when not configured. */
  readonly servicePhone: string | null;
  /** Times of the booking saga that are set from outside. */
  readonly bookingTimes: Pick<BookingSettings, 'answerMs' | 'sendByMs' | 'statusCheckMs'>;
  readonly bookingMetrics: BookingMetrics;
  /** Whether a visitor's address may have one more counted room kept. */
  readonly mayHold: (newcomerAddress: string) => Promise<boolean>;
  /** Takes the price of a search that begins off its caller's budget. */
  readonly payForSearch: PayForSearch;
  /** Takes one call of the provider off the budget of the request that it is made for. @throws AppError RATE_LIMITED */
  readonly payForCall: () => Promise<void>;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
}
