import { Eye } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { hotelPreviewPath } from '#lib/page/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './HotelRow.messages.ts';

interface HotelPreviewProps {
  id: string;
  name: string;
  /** Why travellers cannot see it; null when they can. */
  obstacle: string | null;
  /** Id of the element that says the obstacle. */
  obstacleId: string;
}

/** Opens the hotel's page as travellers see it; where there is none, the press says why. */
export function HotelPreview({ id, name, obstacle, obstacleId }: HotelPreviewProps) {
  const intl = useIntl();
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
      to={hotelPreviewPath(id)}
      target="_blank"
      rel="noopener"
      aria-label={intl.formatMessage(messages.previewOf, { hotel: name })}
    >
      <Text message={messages.preview} />
    </ButtonLink>
  );
}
