import { Eye } from 'lucide-react';
import type { HotelsTab_HotelFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { hotelPreviewPath } from '#lib/page/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SpokenWords } from '#ui/SpokenWords.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './HotelRow.messages.ts';
import { StoredHotelName } from './StoredHotelName.tsx';

interface HotelPreviewProps {
  hotel: HotelsTab_HotelFragment;
  /** Why travellers cannot see the hotel; null when they can. */
  obstacle: string | null;
  /** Id of the element that shows the reason. */
  obstacleId: string;
}

/** Link to the hotel's page as travellers see it, or a disabled button that says why there is none. */
export function PreviewButton({ hotel, obstacle, obstacleId }: HotelPreviewProps) {
  const toasts = useToasts();
  if (obstacle !== null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={Eye}
        aria-disabled
        aria-describedby={obstacleId}
        onPress={() => toasts.show({ tone: 'info', text: obstacle })}
      >
        <Text message={messages.preview} />
      </Button>
    );
  }
  return (
    <ButtonLink
      variant="ghost"
      size="sm"
      icon={Eye}
      to={hotelPreviewPath(hotel.id)}
      target="_blank"
      rel="noopener"
    >
      <SpokenWords
        spoken={
          <Text
            message={messages.previewOf}
            values={{ hotel: <StoredHotelName key="hotel" hotel={hotel} /> }}
          />
        }
      >
        <Text message={messages.preview} />
      </SpokenWords>
    </ButtonLink>
  );
}
