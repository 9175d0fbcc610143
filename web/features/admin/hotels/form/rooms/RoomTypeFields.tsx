import { useIntl } from 'react-intl';
import { TextField } from '#ui/TextField.tsx';
import { ChipChoice } from '../fields/ChipChoice.tsx';
import styles from '../HotelForm.module.css';
import { fields, rooms as messages } from '../HotelForm.messages.ts';
import { amountOf, countOf, lengths, ranges, type RoomDraft } from '../hotelDraft.ts';
import { NumberText } from '../fields/NumberText.tsx';
import { Pictures } from '../fields/PictureFields.tsx';
import type { SectionProps } from '../sections.ts';
import { amenityKeys, useAmenityLabel } from '../fields/useAmenityLabel.ts';
import { useDollars } from '../fields/useDollars.ts';

interface RoomTypeFieldsProps {
  room: RoomDraft;
  onChange: (part: Partial<RoomDraft>) => void;
  uploading: SectionProps['uploading'];
}

/** The fields of one room type. Its price is final: no markup is added. */
export function RoomTypeFields({ room, onChange, uploading }: RoomTypeFieldsProps) {
  const intl = useIntl();
  const dollars = useDollars();
  const amenity = useAmenityLabel();
  const rooms = countOf(room.count);
  return (
    <>
      <div className={styles.three}>
        <TextField
          label={intl.formatMessage(fields.name)}
          value={room.name}
          onChange={(name) => onChange({ name })}
          dir="auto"
          maxLength={lengths.name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row was opened to name the room
          autoFocus={room.name === ''}
        />
        <TextField
          label={intl.formatMessage(fields.nameHe)}
          value={room.nameHe}
          onChange={(nameHe) => onChange({ nameHe })}
          dir="rtl"
          maxLength={lengths.name}
        />
        <NumberText
          owner={room.name}
          label={intl.formatMessage(messages.price)}
          value={room.price}
          onChange={(price) => onChange({ price })}
          range={ranges.shekels}
          prefix="₪"
          hint={dollars(amountOf(room.price))}
        />
      </div>
      <div className={styles.two}>
        <TextField
          label={intl.formatMessage(fields.description)}
          value={room.description}
          onChange={(description) => onChange({ description })}
          isMultiline
          rows={2}
          dir="auto"
          maxLength={lengths.roomText}
        />
        <TextField
          label={intl.formatMessage(fields.descriptionHe)}
          value={room.descriptionHe}
          onChange={(descriptionHe) => onChange({ descriptionHe })}
          isMultiline
          rows={2}
          dir="rtl"
          maxLength={lengths.roomText}
        />
      </div>
      <ChipChoice
        label={intl.formatMessage(fields.amenities)}
        keys={amenityKeys}
        value={room.amenities}
        onChange={(amenities) => onChange({ amenities })}
        labelOf={amenity}
      />
      <div className={styles.three}>
        <NumberText
          owner={room.name}
          label={intl.formatMessage(messages.count)}
          value={room.count}
          onChange={(count) => onChange({ count })}
          range={ranges.rooms}
          hint={
            rooms === null
              ? intl.formatMessage(messages.uncounted)
              : intl.formatMessage(messages.counted, { count: rooms })
          }
        />
      </div>
      <Pictures
        label={messages.image}
        value={room.imageUrl === null ? [] : [room.imageUrl]}
        onChange={([imageUrl = null]) => onChange({ imageUrl })}
        max={1}
        uploading={uploading}
      />
    </>
  );
}
