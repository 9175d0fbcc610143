import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { HotelsTab_HotelFragment } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SpokenWords } from '#ui/SpokenWords.tsx';
import { Stars } from '#ui/Stars.tsx';
import { AdminMoney } from '../kit/money/AdminMoney.tsx';
import { HotelBadges } from './HotelBadges.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { messages } from './HotelRow.messages.ts';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import styles from './HotelRow.module.css';
import { StoredHotelName } from './StoredHotelName.tsx';
import { UnlistedNote } from './UnlistedNote.tsx';
import { useMissing } from './useMissing.ts';

interface HotelRowProps {
  hotel: HotelsTab_HotelFragment;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

function Words({ hotel, onEdit }: Pick<HotelRowProps, 'hotel' | 'onEdit'>) {
  const intl = useIntl();
  const missing = useMissing();
  const reasonId = useId();
  const { rating } = hotel;
  const obstacle =
    hotel.missing.length === 0
      ? null
      : intl.formatMessage(messages.notOffered, { missing: missing(hotel.missing) });
  return (
    <div className={styles.words}>
      {rating !== null && (
        <Stars value={rating} label={intl.formatMessage(messages.stars, { count: rating })} />
      )}
      <h3 className={styles.name}>
        <StoredHotelName hotel={hotel} />
      </h3>
      <p className={styles.place}>
        <HotelPlace hotel={hotel} />
      </p>
      {obstacle !== null && (
        <p id={reasonId} className={styles.missing}>
          {obstacle}
        </p>
      )}
      <UnlistedNote hotel={hotel} onEdit={onEdit} />
      {!hotel.isDeleted && (
        <div className={styles.preview}>
          <PreviewButton hotel={hotel} obstacle={obstacle} obstacleId={reasonId} />
        </div>
      )}
    </div>
  );
}

function Actions({ hotel, onEdit, onDelete, onRestore }: HotelRowProps) {
  const label = (message: Message) => (
    <Text message={message} values={{ hotel: <StoredHotelName key="hotel" hotel={hotel} /> }} />
  );
  if (hotel.isDeleted) {
    return (
      <Button variant="secondary" icon={ArchiveRestore} onPress={onRestore}>
        <SpokenWords spoken={label(messages.restoreOf)}>
          <Text message={messages.restore} />
        </SpokenWords>
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      <IconButton icon={Pencil} variant="outline" label={label(messages.edit)} onPress={onEdit} />
      <IconButton
        icon={Trash2}
        variant="outline"
        className={styles.danger}
        label={label(messages.remove)}
        onPress={onDelete}
      />
    </div>
  );
}

/**
 * A stored hotel: picture, stars, name, place, badges, net and final price per night, the lowest price of its room
 * types if they have their own, and buttons to edit and delete it, or to restore a deleted one.
 */
export function HotelRow(props: HotelRowProps) {
  const intl = useIntl();
  const { hotel } = props;
  return (
    <Card as="li" padding="none" className={styles.row}>
      <Picture
        src={pictureSrc(hotel.imageUrl, 320)}
        alt=""
        emptyLabel={intl.formatMessage(messages.noImage)}
        className={styles.picture}
      />
      <Words hotel={hotel} onEdit={props.onEdit} />
      <HotelBadges hotel={hotel} />
      <dl className={styles.prices}>
        <div>
          <dt>
            <Text message={messages.netPrice} />
          </dt>
          <dd>
            <AdminMoney money={hotel.basePricePerNight} layout="stack" />
          </dd>
        </div>
        <div>
          <dt>
            <Text message={messages.finalPrice} />
          </dt>
          <dd>
            <AdminMoney money={hotel.pricePerNight} layout="stack" isStrong={hotel.roomsFrom === null} />
          </dd>
        </div>
        {hotel.roomsFrom && (
          <div>
            <dt>
              <Text message={messages.roomsFrom} />
            </dt>
            <dd>
              <AdminMoney money={hotel.roomsFrom} layout="stack" isStrong />
            </dd>
          </div>
        )}
      </dl>
      <Actions {...props} />
    </Card>
  );
}
