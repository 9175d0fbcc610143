import { useIntl } from 'react-intl';
import { amenityIcons } from '#lib/hotel/amenityIcons.ts';
import { amenityLabels } from '#lib/hotel/hotelLabels.messages.ts';
import { useLabelOfKey } from '#lib/search/filters/useFilterLabel.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './CardAmenities.module.css';
import { messages } from './HotelCard.messages.ts';

const MAX_AMENITIES = 4;

/** The first amenities that have an icon, at most `MAX_AMENITIES`; renders nothing without any. */
export function CardAmenities({ keys }: { keys: readonly string[] }) {
  const intl = useIntl();
  const label = useLabelOfKey();
  const shown = keys.filter((key) => key in amenityIcons).slice(0, MAX_AMENITIES);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={intl.formatMessage(messages.amenities)}>
      {shown.map((key) => {
        const icon = amenityIcons[key];
        return (
          <li key={key}>
            {icon && <Icon icon={icon} size={16} />}
            {label(amenityLabels, key)}
          </li>
        );
      })}
    </ul>
  );
}
