import { useIntl } from 'react-intl';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { ROOM_ONLY } from '#shared/hotel/meal-keys.ts';
import { Text } from '#i18n/Text.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ChipChoice } from './fields/ChipChoice.tsx';
import styles from './HotelForm.module.css';
import { fields, messages } from './HotelForm.messages.ts';
import { lengths } from './hotelDraft.ts';
import { PictureFields } from './fields/PictureFields.tsx';
import { PlaceFields } from './place/PlaceFields.tsx';
import { PositionFields } from './place/PositionFields.tsx';
import { PriceFields } from './fields/PriceFields.tsx';
import { RoomTypesEditor } from './rooms/RoomTypesEditor.tsx';
import type { SectionProps } from './sections.ts';
import { amenityKeys, useAmenityLabel } from './fields/useAmenityLabel.ts';

const ratings = ['1', '2', '3', '4', '5'];
const mealKeys = [ROOM_ONLY, ...MEAL_KEYS];

function NameFields({ draft, change }: SectionProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.two}>
        <TextField
          label={intl.formatMessage(fields.name)}
          value={draft.name}
          onChange={(name) => change({ name })}
          dir="auto"
          maxLength={lengths.name}
        />
        <Select
          label={intl.formatMessage(fields.rating)}
          hint={intl.formatMessage(messages.ratingHint)}
          value={draft.rating === null ? null : String(draft.rating)}
          options={ratings.map((id) => ({ id, label: intl.formatNumber(Number(id)) }))}
          onChange={(rating) => change({ rating: Number(rating) })}
        />
      </div>
      <div className={styles.two}>
        <TextField
          label={intl.formatMessage(fields.nameHe)}
          value={draft.nameHe}
          onChange={(nameHe) => change({ nameHe })}
          dir="rtl"
          maxLength={lengths.name}
        />
        <TextField
          label={intl.formatMessage(fields.location)}
          value={draft.location}
          onChange={(location) => change({ location })}
          dir="auto"
          maxLength={lengths.location}
        />
      </div>
    </>
  );
}

function DescriptionFields({ draft, change }: SectionProps) {
  const intl = useIntl();
  return (
    <div className={styles.two}>
      <TextField
        label={intl.formatMessage(fields.description)}
        value={draft.description}
        onChange={(description) => change({ description })}
        isMultiline
        dir="auto"
        maxLength={lengths.description}
      />
      <TextField
        label={intl.formatMessage(fields.descriptionHe)}
        value={draft.descriptionHe}
        onChange={(descriptionHe) => change({ descriptionHe })}
        isMultiline
        dir="rtl"
        maxLength={lengths.description}
      />
    </div>
  );
}

/** All fields of a stored hotel; none is required. */
export function HotelFields(props: SectionProps) {
  const intl = useIntl();
  const labels = useLabels();
  const amenity = useAmenityLabel();
  const { draft, change } = props;
  return (
    <>
      <NameFields {...props} />
      <PlaceFields {...props} />
      <PriceFields {...props} />
      <PositionFields {...props} />
      <ChipChoice
        label={intl.formatMessage(fields.amenities)}
        keys={amenityKeys}
        value={draft.amenities}
        onChange={(amenities) => change({ amenities })}
        labelOf={amenity}
      />
      <ChipChoice
        label={intl.formatMessage(fields.mealOptions)}
        keys={mealKeys}
        value={draft.mealOptions}
        onChange={(mealOptions) => change({ mealOptions })}
        labelOf={labels.meal}
      />
      <div className={styles.switches}>
        <Switch
          isSelected={draft.hasFreeCancellation}
          onChange={(hasFreeCancellation) => change({ hasFreeCancellation })}
        >
          <Text message={fields.hasFreeCancellation} />
        </Switch>
        <Switch isSelected={draft.isFeatured} onChange={(isFeatured) => change({ isFeatured })}>
          <Text message={fields.isFeatured} />
        </Switch>
      </div>
      <DescriptionFields {...props} />
      <PictureFields {...props} />
      <RoomTypesEditor {...props} />
    </>
  );
}
