import {
  Accessibility,
  Car,
  CircleUser,
  Compass,
  Heart,
  Luggage,
  ShieldCheck,
  ShieldPlus,
  Ticket,
} from 'lucide-react';
import type { Viewer_ViewerFragment } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import {
  accessibilityPath,
  adminPath,
  attractionsPath,
  bookingsPath,
  carRentalPath,
  favoritesPath,
  homePath,
  insurancePath,
  profilePath,
} from '#lib/page/paths.ts';
import type { IconType } from '#ui/Icon.tsx';
import { messages } from '../layout/header/Header.messages.ts';

export interface NavigationItem {
  readonly id: string;
  readonly label: Message;
  readonly to: string;
  readonly icon: IconType;
  /** Viewers for whom the item is shown; everyone by default. */
  readonly audience?: 'member' | 'admin';
}

const navigationItems: readonly NavigationItem[] = [
  { id: 'discover', label: messages.discover, to: homePath, icon: Compass },
  { id: 'bookings', label: messages.bookings, to: bookingsPath, icon: Luggage, audience: 'member' },
  { id: 'favorites', label: messages.favorites, to: favoritesPath, icon: Heart, audience: 'member' },
  { id: 'profile', label: messages.profile, to: profilePath, icon: CircleUser, audience: 'member' },
  { id: 'car', label: messages.carRental, to: carRentalPath, icon: Car },
  { id: 'insurance', label: messages.insurance, to: insurancePath, icon: ShieldPlus },
  { id: 'attractions', label: messages.attractions, to: attractionsPath, icon: Ticket },
  { id: 'admin', label: messages.admin, to: adminPath, icon: ShieldCheck, audience: 'admin' },
  { id: 'accessibility', label: messages.accessibility, to: accessibilityPath, icon: Accessibility },
];

/** Items of the Navigation menu for the viewer, used in the dropdown and in the mobile menu. */
export const navigationItemsFor = (
  viewer: Pick<Viewer_ViewerFragment, 'role'> | null,
): readonly NavigationItem[] =>
  navigationItems.filter(
    ({ audience }) =>
      audience === undefined || (viewer !== null && (audience === 'member' || viewer.role === 'admin')),
  );
