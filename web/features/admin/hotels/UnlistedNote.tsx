import { Pencil } from 'lucide-react';
import type { HotelsTab_HotelFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { SpokenWords } from '#ui/SpokenWords.tsx';
import { messages as form } from './form/HotelForm.messages.ts';
import { messages } from './HotelRow.messages.ts';
import styles from './HotelRow.module.css';
import { StoredHotelName } from './StoredHotelName.tsx';

interface UnlistedNoteProps {
  hotel: HotelsTab_HotelFragment;
  onEdit: () => void;
}

/**
 * Says that the hotel's city or country is not listed, so that searches do not find it, and opens the form to correct
 * it.
 */
export function UnlistedNote({ hotel, onEdit }: UnlistedNoteProps) {
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
      <Button variant="ghost" size="sm" icon={Pencil} className={styles.mend} onPress={onEdit}>
        <SpokenWords
          spoken={
            <Text
              message={messages.mendPlaceOf}
              values={{ hotel: <StoredHotelName key="hotel" hotel={hotel} /> }}
            />
          }
        >
          <Text message={messages.mendPlace} />
        </SpokenWords>
      </Button>
    </>
  );
}
