import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconToggle } from '#ui/IconToggle.tsx';
import { useFavorites } from './Favorites.tsx';
import { messages } from './Favorites.messages.ts';
import type { LastStay } from '../stay/lastStay.ts';

interface HeartButtonProps {
  hotelId: string;
  hotelName: string;
  /** The stay on screen; its price is remembered. */
  stay: LastStay;
  className?: string;
}

/** Saves a hotel to the favorites or takes it out again. */
export function HeartButton({ hotelId, hotelName, stay, className }: HeartButtonProps) {
  const intl = useIntl();
  const { isFavorite, setFavorite } = useFavorites();
  return (
    <IconToggle
      icon={Heart}
      label={intl.formatMessage(messages.save, { hotel: hotelName })}
      isSelected={isFavorite(hotelId)}
      onChange={(isOn) => void setFavorite(hotelId, isOn, stay)}
      className={className}
    />
  );
}
