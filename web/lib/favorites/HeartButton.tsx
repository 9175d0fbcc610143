import { Heart } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Text } from '#i18n/Text.tsx';
import { IconToggle } from '#ui/IconToggle.tsx';
import { useFavorites } from './Favorites.tsx';
import { messages } from './Favorites.messages.ts';
import type { LastStay } from '../stay/lastStay.ts';

interface HeartButtonProps {
  hotelId: string;
  /** Marked with its language where that is another one than the page's. */
  hotelName: ReactNode;
  /** The stay on screen; its price is remembered. */
  stay: LastStay;
  className?: string;
}

/** Saves a hotel to the favorites or takes it out again. */
export function HeartButton({ hotelId, hotelName, stay, className }: HeartButtonProps) {
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
