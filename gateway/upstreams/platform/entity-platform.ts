import type { Booking, BookingStatus } from '#models/booking.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { RoomInventory, RoomReference } from '#models/room-inventory.ts';
import type { Viewer } from '#models/viewer.ts';
import type { AccountRemoval } from './people/account-removal.ts';
import type { AdminLists } from './admin/admin-lists.ts';
import type { AuditStore } from './admin/audit.ts';
import type { FavoriteStore } from './people/favorites.ts';
import type { PlatformHealth } from './health.ts';
import type { HotelRecords } from './admin/hotel-records.ts';
import type { PlatformIntegrations } from './mail/integrations.ts';
import type { PlatformMailbox } from './mail/mailbox.ts';
import type { MessageAnswerStore } from './mail/message-answers.ts';
import type { MessageStore } from './mail/messages.ts';
import type { PeopleStore } from './people/people.ts';
import type { ReviewStore } from './reviews.ts';

/** Options of a list. */
interface ListOptions {
  readonly limit?: number;
  readonly skip?: number;
}

/** Fields of a new booking; the platform sets id and createdAt. */
export type NewBooking = Omit<Booking, 'id' | 'createdAt' | 'status' | 'otherStatus'> & {
  readonly status: BookingStatus;
};

/**
 * Fields of a booking that a conditional write may change; the version is counted by the client. Every change contains
 * the history, also an unchanged one: the client marks its newest entry, and recognizes by the mark its own write when
 * the response was lost. Without it, two processes that write the same fields at once would both believe they did.
 */
export type BookingChange = Partial<Omit<NewBooking, 'version' | 'hotelId'>> & Pick<NewBooking, 'history'>;

/** Mean of the published reviews of a hotel. */
export interface ReviewSummary {
  readonly mean: number;
  readonly count: number;
}

export type SignInOutcome =
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly viewer: Viewer;
      /** To be stored on the device that signed in, see `PasswordCaller`; null when the platform returns none. */
      readonly deviceProofs: string | null;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'INVALID_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'WEAK_PASSWORD' | 'EMAIL_REFUSED';
    };

/** The sender of a password, with the facts that the platform's limits need. */
export interface PasswordCaller {
  readonly callerAddress: string;
  /**
   * Proofs of earlier sign-ins on this device: with one for this account, it is not locked out by other people's wrong
   * passwords. Null without any.
   */
  readonly deviceProofs: string | null;
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal;
}

/** Public reads; made without a user's token, so that their results may be shared and cached. */
export interface PublicPlatform {
  /** Complete, not deleted stored hotels, newest first. */
  storedHotels(): Promise<readonly StoredHotel[]>;
  /** Stored hotels by id; unknown ids are missing from the map. */
  storedHotelsById(ids: readonly string[]): Promise<ReadonlyMap<string, StoredHotel>>;
  /** Review summaries by hotel id; hotels without reviews are missing. */
  reviewSummaries(hotelIds: readonly string[]): Promise<ReadonlyMap<string, ReviewSummary>>;
}

/** Sessions at the platform. */
export interface PlatformSessions {
  /** The user of a token; null when it is not, or no longer, valid. */
  viewer(token: string): Promise<Viewer | null>;
  /** @throws AppError OVERLOADED with `retryAfter` while too many passwords are being checked */
  signIn(email: string, password: string, caller: PasswordCaller): Promise<SignInOutcome>;
  register(
    person: { fullName: string; email: string; password: string },
    caller: PasswordCaller,
  ): Promise<SignInOutcome>;
  /**
   * Exchanges a token for a new one and revokes it. Returns the token itself when the platform has no such call; null
   * when it is not valid.
   */
  exchange(token: string): Promise<string | null>;
  revoke(token: string): Promise<void>;
  /**
   * URL of the login page.
   * @param returnTo absolute URL on our own origin
   * @param hasEnded true when a session of this person has just ended; the login page then mentions it
   */
  loginUrl(returnTo: string, hasEnded: boolean): string;
}

/** A request to the provider with an unknown outcome. */
interface PendingOperation {
  readonly operation: NonNullable<Booking['pendingOperation']>;
  /** When it was last sent; null for one that is still to be sent. */
  readonly sentAt: string | null;
}

/** A booking, and others of the same member. */
interface BookingWithRecent {
  readonly booking: Booking;
  readonly others: readonly Booking[];
}

/** Bookings, under the gateway's service identity. The caller checks who owns a booking. */
export interface BookingStore {
  booking(id: string): Promise<Booking | null>;
  bookingByCreateKey(createKey: string): Promise<Booking | null>;
  bookingsByOwner(email: string, options?: ListOptions): Promise<readonly Booking[]>;
  /** The member's bookings of one hotel that are not cancelled, newest first, at most 50. */
  bookingsAtHotel(email: string, hotelId: string): Promise<readonly Booking[]>;
  /**
   * A member's booking, and the member's others that are being made or were confirmed and sent at this moment (ISO) or
   * later, newest first, at most 50; in one call. Null when the booking is not found in this way: read it by its id.
   */
  bookingWithRecent(email: string, id: string, sinceIso: string): Promise<BookingWithRecent | null>;
  /** The booking for which this reference was sent to the provider at any time; read directly, never from a cache. */
  byReference(clientRef: string): Promise<Booking | null>;
  /** Bookings with this confirmation number, as the provider spells it; at most 5. */
  byNumber(confirmationNumber: string): Promise<readonly Booking[]>;
  /** Bookings with a pending operation whose next status check is due, the longest waiting first. */
  due(nowIso: string, limit: number): Promise<readonly Booking[]>;
  /** Every pending operation with the moment since which it is pending (ISO), at most 5,000: for metrics only. */
  pendingOperations(): Promise<readonly PendingOperation[]>;
  /** @param memberToken token of the owner, for a platform that sets the creator of a record itself */
  create(booking: NewBooking, memberToken?: string | null): Promise<Booking>;
  /**
   * Changes the booking if it still has this version, and increments the version, in one atomic statement.
   * @returns the booking after the change; null when it was modified concurrently
   */
  change(id: string, version: number, change: BookingChange): Promise<Booking | null>;
}

/** Rooms of stored hotels, with the gateway's service identity; read directly, never from a cache. */
export interface RoomInventoryStore {
  /** Null before the first room of this type is held or booked. */
  inventory(hotelId: string, roomKey: string): Promise<RoomInventory | null>;
  /** All inventories of these hotels, for display: uses the connections of public reads. */
  inventoriesOf(hotelIds: readonly string[]): Promise<readonly RoomInventory[]>;
  /** The inventory that contains this reference. */
  inventoryWith(ref: string): Promise<RoomInventory | null>;
  /** Inventories in which this holder has or had holds. */
  inventoriesHeldBy(holder: string): Promise<readonly RoomInventory[]>;
  /** Inventories that were changed at this moment (ISO) or later. */
  changedSince(sinceIso: string): Promise<readonly RoomInventory[]>;
  /** Creates an empty inventory, or returns the existing one. */
  open(room: {
    readonly hotelId: string;
    readonly roomType: string;
    readonly roomKey: string;
  }): Promise<RoomInventory>;
  /**
   * Changes the inventory if it still has this version, in one atomic statement.
   * @returns true when it was changed
   * @throws AppError when that is unknown: read it again
   */
  change(id: string, version: number, references: readonly RoomReference[]): Promise<boolean>;
}

/** The entity platform, with the gateway's own types. */
export interface EntityPlatform {
  readonly open: PublicPlatform;
  readonly sessions: PlatformSessions;
  readonly bookings: BookingStore;
  readonly rooms: RoomInventoryStore;
  readonly people: PeopleStore;
  readonly accountRemoval: AccountRemoval;
  readonly reviews: ReviewStore;
  readonly favorites: FavoriteStore;
  readonly integrations: PlatformIntegrations;
  readonly mailbox: PlatformMailbox;
  readonly messages: MessageStore;
  readonly answers: MessageAnswerStore;
  readonly adminLists: AdminLists;
  readonly hotelRecords: HotelRecords;
  readonly audit: AuditStore;
  /** Checks the health of the platform; never throws. */
  health(): Promise<PlatformHealth>;
  /** Checks which features the platform lacks and logs them. Never throws. */
  detectFeatures(): Promise<void>;
  /** Closes its connections. */
  close(): void;
  /** True when the platform answers. */
  isUp(): Promise<boolean>;
}
