import type { ChatTurn } from '#models/messages/chat.ts';
import type { RefusedProfile } from '#models/refused-input.ts';
import type { Viewer } from '#models/viewer.ts';
import type { BookingStore, EntityPlatform, PlatformSessions } from '#upstreams/platform/entity-platform.ts';

/** A member who changes their own account. A GraphQL context of a signed-in person has this shape. */
export interface AccountCaller {
  readonly viewer: Viewer;
  readonly sessionToken: string;
  readonly callerAddress: string;
  readonly deviceProofs: string | null;
  readonly signal: AbortSignal;
  readonly cookies: { setSession(token: string): void; clearSession(): void };
  /** Clears what this process has cached of this person. */
  forgetViewer(userId: string): void;
}

export interface AccountDeps {
  readonly people: EntityPlatform['people'];
  readonly removal: EntityPlatform['accountRemoval'];
  readonly reviews: Pick<EntityPlatform['reviews'], 'reviewsBy'>;
  readonly favorites: Pick<EntityPlatform['favorites'], 'favorites'>;
  readonly bookings: Pick<BookingStore, 'bookingsByOwner'>;
  readonly sessions: Pick<PlatformSessions, 'viewer' | 'signIn' | 'revoke'>;
  /** Called after a hotel's reviews have changed: cached ones must not be shown any more. */
  readonly reviewsChanged: (hotelId: string) => Promise<void>;
  /** The member's newest conversations with the assistant. Throws while the assistant cannot be reached. */
  readonly conversationsOf: (memberId: string) => Promise<readonly (readonly ChatTurn[])[]>;
  /** Deletes the member's conversations with the assistant. Throws while it cannot be reached. */
  readonly forgetTalks: (memberId: string) => Promise<void>;
  readonly clock: () => Date;
  readonly logger: { info(facts: object, message: string): void; warn(facts: object, message: string): void };
}

/** A refusal that the page explains. The account is neither changed nor deleted. */
export type ProfileRefused = { readonly __typename: 'ProfileRefused' } & RefusedProfile;

export interface ProfileSaved {
  readonly __typename: 'ProfileSaved';
  readonly viewer: Viewer;
}

export const refusedProfile = (code: ProfileRefused['code'], fields: readonly string[]): ProfileRefused => ({
  __typename: 'ProfileRefused',
  code,
  fields: [...fields],
});

export const profileSaved = (viewer: Viewer): ProfileSaved => ({ __typename: 'ProfileSaved', viewer });
