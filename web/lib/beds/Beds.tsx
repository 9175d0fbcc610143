import { BedDouble, BedSingle, Sofa } from 'lucide-react';
import { Fragment } from 'react';
import { Text } from '#i18n/Text.tsx';
import { Icon, type IconType } from '#ui/Icon.tsx';
import type { RoomBeds } from '#shared/stay/room-beds.ts';
import styles from './Beds.module.css';
import { messages } from './beds.messages.ts';
import { useBedWords } from './bedWords.ts';

type Bed = RoomBeds['options'][number][number];

const pictures: Readonly<Record<Bed['kind'], IconType>> = {
  SINGLE: BedSingle,
  DOUBLE: BedDouble,
  QUEEN: BedDouble,
  KING: BedDouble,
  SOFA: Sofa,
  BUNK: BedSingle,
};

/** Maximum number of drawn beds: more would look like a pattern, and the text has the exact number. */
const MAX_DRAWN = 6;

const drawn = (beds: readonly Bed[]): readonly Bed['kind'][] =>
  beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind)).slice(0, MAX_DRAWN);

interface BedsProps {
  beds: Pick<RoomBeds, 'options'>;
  /** Number of rooms of this kind in the offer. */
  rooms: number;
}

/** The beds of a room, drawn and in words. */
export function Beds({ beds, rooms }: BedsProps) {
  const words = useBedWords()(beds);
  return (
    <span className={styles.beds}>
      <span className={styles.bedIcons} aria-hidden="true">
        {beds.options.map((option, index) => (
          // Options have no names, but their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <span>/</span>}
            {drawn(option).map((kind, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Icon key={at} icon={pictures[kind]} size={18} />
            ))}
          </Fragment>
        ))}
      </span>
      <span>{rooms > 1 ? <Text message={messages.each} values={{ beds: words }} /> : words}</span>
    </span>
  );
}
