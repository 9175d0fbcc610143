import type { Booking, BookingStatus } from '../booking.ts';
import type { AuditEntry, AdminMessage, MailBody, MailHead } from './admin-records.ts';
import type { Money } from '../money.ts';
import type { Review } from '../hotel/review.ts';
import type { PlainDate } from '../stay.ts';
import type { StoredHotelRecord } from './stored-hotel-record.ts';
import type { Viewer } from '../viewer.ts';

/** Position of a page in the whole list. */
interface PagePlace {
  readonly page: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

/** A page of an admin list. */
interface AdminPage<Item> {
  readonly items: readonly Item[];
  readonly pageInfo: PagePlace;
}

/** A text file that is created on demand. */
interface AdminFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** A page whose whole list, under the same criteria, is available as a file, which is created only when requested. */
interface AdminPageWithFile<Item> extends AdminPage<Item> {
  readonly csv: () => Promise<AdminFile>;
}

/** Names of a reviewed hotel. */
export interface AdminHotelName {
  /** The English name where the hotel has one, otherwise the Hebrew name. */
  readonly name: string;
  /** The Hebrew name; null when the hotel has none. */
  readonly nameHe: string | null;
}

/** A review; hotel names are read on demand, for all reviews of the page at once. */
export interface AdminReview {
  readonly review: Review;
  /** Null when it is unknown. */
  readonly hotel: () => Promise<AdminHotelName | null>;
}

/** A mail; texts are read on demand, for all mails of the page at once. */
export interface AdminMail extends MailHead {
  readonly body: () => Promise<MailBody>;
}

export type AdminHotelPage = AdminPageWithFile<StoredHotelRecord>;
export type AdminBookingPage = AdminPageWithFile<Booking>;
export type AdminReviewPage = AdminPageWithFile<AdminReview>;
export type AdminUserPage = AdminPageWithFile<Viewer>;
export type AdminMessagePage = AdminPage<AdminMessage>;
export type AdminMailPage = AdminPage<AdminMail>;
export type AdminAuditPage = AdminPage<AuditEntry>;

/** Figures of the dashboard, each read on demand. */
export interface Dashboard {
  readonly totalHotels: () => Promise<number>;
  readonly totalBookings: () => Promise<number>;
  readonly totalReviews: () => Promise<number>;
  /** The latest bookings, newest first, at most 100; read once for all sums over them. */
  readonly latest: () => Promise<readonly Booking[]>;
  readonly statusSplit: () => Promise<readonly { readonly status: BookingStatus; readonly count: number }[]>;
  readonly occupancy: () => Promise<readonly { readonly date: PlainDate; readonly rooms: number }[]>;
  readonly trends: () => Promise<{
    readonly hotels: readonly number[];
    readonly bookings: readonly number[];
    readonly reviews: readonly number[];
    readonly revenue: readonly number[];
  }>;
  readonly sums: () => Promise<DashboardSums>;
}

/** Sums over the sampled bookings. */
export interface DashboardSums {
  readonly revenue: Money;
  readonly revenueConfirmed: Money;
  readonly revenueExtras: Money;
  /** Payments for rooms and extras, minus refunds. */
  readonly revenueKept: Money;
  readonly sampledBookings: number;
  readonly revenueByMonth: readonly { readonly month: string; readonly amount: Money }[];
}
