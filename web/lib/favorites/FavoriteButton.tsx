import { Heart } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Text } from '#i18n/Text.tsx';
import { IconToggle } from '#ui/IconToggle.tsx';
import { useFavorites } from './Favorites.tsx';
import { messages } from './Favorites.messages.ts';
import type { LastStay } from '../stay/lastStay.ts';

interface FavoriteButtonProps {
  hotelId: string;
  /** Marked with its language where that differs from the page's. */
  hotelName: ReactNode;
  /** The stay on screen, whose price is stored. */
  stay: LastStay;
  className?: string;
}

/** Adds a hotel to the favorites or removes it. */
export function FavoriteButton({ hotelId, hotelName, stay, className }: FavoriteButtonProps) {
  const { isFavorite, setFavorite } = useFavorites();
  return (
    <IconToggle
      icon={Heart}
      label={
        <Text message={messages.save} values={{ hotel: <Fragment key="hotel">{hotelName}</Fragment> }} />
      }
      isSelected={isFavorite(hotelId)}
      onChange={(isOn) => void setFavorite(hotelId, isOn, stay)}
      className={className}
    />
  );
}
