import { Pencil } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { HotelsTab_HotelFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { messages as form } from './form/HotelForm.messages.ts';
import { messages } from './HotelRow.messages.ts';
import styles from './HotelRow.module.css';
import { useHotelName } from './useHotelName.ts';

interface UnlistedNoteProps {
  hotel: HotelsTab_HotelFragment;
  onEdit: () => void;
}

/** Says which part of the hotel's place keeps it from the searches of travellers, and opens the form, which suggests another. */
export function UnlistedNote({ hotel, onEdit }: UnlistedNoteProps) {
  const intl = useIntl();
  const name = useHotelName()(hotel);
  const { unlisted, city, country } = hotel;
  if (unlisted === null || hotel.isDeleted) return null;
  const isCity = unlisted === 'CITY';
  return (
    <>
      <p className={styles.missing}>
        <Text
          message={isCity ? form.unlistedCity : form.unlistedCountry}
          values={{ name: <bdi>{isCity ? city : country}</bdi> }}
        />
      </p>
      <Button
        variant="ghost"
        size="sm"
        icon={Pencil}
        className={styles.mend}
        aria-label={intl.formatMessage(messages.mendPlaceOf, { hotel: name })}
        onPress={onEdit}
      >
        <Text message={messages.mendPlace} />
      </Button>
    </>
  );
}
