import { Plane, TrainFront, Waves } from 'lucide-react';
import type { HotelSurroundings_AroundFragment } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDistance } from './CentreDistance.tsx';
import styles from './HotelSurroundings.module.css';
import { messages } from './location.messages.ts';

interface SurroundingsProps {
  around: HotelSurroundings_AroundFragment;
}

/** The sea, station and airport that are near and known, in this order. */
const nearbyOf = ({ metersToSea, station, airport }: HotelSurroundings_AroundFragment) =>
  [
    { key: 'sea' as const, icon: Waves, place: null, meters: metersToSea },
    { key: 'station' as const, icon: TrainFront, place: station, meters: station?.meters ?? null },
    { key: 'airport' as const, icon: Plane, place: airport, meters: airport?.meters ?? null },
  ].flatMap(({ meters, ...row }) => (meters === null ? [] : [{ ...row, meters }]));

type Nearby = ReturnType<typeof nearbyOf>[number];

function NearbyName({ nearby: { key, place } }: { nearby: Nearby }) {
  const name = place && <LocalizedText key="name" value={{ en: place.name, he: place.nameHe }} />;
  return <Text message={messages[key]} values={name ? { name } : {}} />;
}

function About({ meters }: { meters: number }) {
  const distance = useDistance();
  return (
    <Text message={messages.about} values={{ distance: <bdi key="distance">{distance(meters)}</bdi> }} />
  );
}

/** Sea, station and airport, as far as they are near and known. */
export function HotelSurroundings({ around }: SurroundingsProps) {
  const rows = nearbyOf(around);
  if (rows.length === 0) return null;
  return (
    <div className={styles.around}>
      <h3 className={styles.heading}>
        <Text message={messages.around} />
      </h3>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.key} className={styles.row}>
            <dt>
              <Icon icon={row.icon} size={16} />
              <span>
                <NearbyName nearby={row} />
              </span>
            </dt>
            <dd>
              <About meters={row.meters} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The surroundings as one paragraph, for print. */
export function SurroundingsLine({ around }: SurroundingsProps) {
  const rows = nearbyOf(around);
  if (rows.length === 0) return null;
  return (
    <p>
      <Text message={messages.around} />
      {rows.map((row) => (
        <span key={row.key}>
          {' · '}
          <NearbyName nearby={row} /> – <About meters={row.meters} />
        </span>
      ))}
    </p>
  );
}
