import { clsx } from 'clsx';
import { useIntl } from 'react-intl';
import type { Occupancy } from '#models/stay.ts';
import { roomGuests } from '#shared/stay/occupancy.ts';
import { roomSpread as messages } from '../hooks/labels.messages.ts';
import styles from './RoomSpread.module.css';
import { useLabels } from '../hooks/useLabels.ts';

interface RoomSpreadProps {
  party: Occupancy;
  className?: string;
}

/**
 * Who sleeps in which room, as sent to the hotel; nothing for a single room, or for people who cannot be spread over
 * the rooms.
 */
export function RoomSpread({ party, className }: RoomSpreadProps) {
  const intl = useIntl();
  const labels = useLabels();
  const rooms = party.rooms > 1 ? roomGuests(party) : null;
  if (!rooms) return null;
  return (
    <ul className={clsx(styles.rooms, className)} aria-label={intl.formatMessage(messages.label)}>
      {rooms.map(({ adults, childrenAges, infants }, index) => (
        // Rooms are identified only by their number.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          {intl.formatMessage(messages.room, {
            number: index + 1,
            people: labels.peopleWithAges({
              guests: adults,
              party: { adults, children: childrenAges.length, childrenAges, infants, rooms: 1 },
            }),
          })}
        </li>
      ))}
    </ul>
  );
}
