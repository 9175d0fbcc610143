import type { Cache } from '../cache/cache.ts';
import type { Context } from '../context.ts';
import type { ChargeSearch } from '../domains/availability/search/search-opening.ts';
import type { BookingMetrics } from '../domains/booking/booking-metrics.ts';
import type { BookingSettings } from '../domains/booking/ports.ts';
import type { Contact } from '../domains/page/page.ts';
import type { UploadKeys } from '../domains/upload/upload-target.ts';
import type { Logger } from '../logger.ts';
import type { RateTable } from '../shared/pricing/rates.ts';
import type { ChatService } from '../upstreams/chat/chat-service.ts';
import type { EntityPlatform } from '../upstreams/platform/entity-platform.ts';
import type { HotelProvider } from '../upstreams/provider/hotel-provider.ts';

/** Dependencies of the services of all domains. */
export interface ServiceDeps {
  readonly platform: EntityPlatform;
  readonly provider: HotelProvider;
  readonly chat: ChatService;
  readonly cache: Cache;
  readonly logger: Logger;
  readonly publicUrl: string;
  /** Identifies the provider account in cache keys; not a secret. */
  readonly accountKey: string;
  readonly nationality: string;
  /** How travellers reach a person. */
  readonly contact: Contact;
  /** True when pages include functions that only testers need. */
  readonly hasTestTools: boolean;
  /** URL template of street tiles with `{z}`, `{x}` and `{y}`. */
  readonly mapTilesUrl: string | null;
  /** Where pages load our own street tiles; null when there are none. */
  readonly mapStreetsUrl: () => string | null;
  /** The current exchange rates. */
  readonly rates: () => RateTable;
  /** Signs upload targets. */
  readonly uploadKeys: UploadKeys;
  /** Creates the tokens and pseudonyms of callers that the assistant receives. */
  readonly callerTokens: {
    seal(
      caller: Pick<Context, 'sessionToken' | 'guestToken' | 'callerAddress' | 'language'>,
    ): Promise<string>;
    pseudonym(memberId: string): string;
    pseudonyms(memberId: string): readonly string[];
  };
  /** The phone number sent for guests without one: digits with the country code; null when not configured. */
  readonly servicePhone: string | null;
  /** Timeouts of the booking saga that can be configured. */
  readonly bookingTimes: Pick<BookingSettings, 'answerMs' | 'sendByMs' | 'statusCheckMs'>;
  readonly bookingMetrics: BookingMetrics;
  /** Counts a hold for the IP address of a visitor or a new account. @returns false when it has too many */
  readonly mayHold: (newcomerAddress: string) => Promise<boolean>;
  /** Charges the opening of a search to its caller's budget. */
  readonly chargeSearch: ChargeSearch;
  /** Charges one provider call to the budget of the current request. @throws AppError RATE_LIMITED */
  readonly chargeCall: () => Promise<void>;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
}
