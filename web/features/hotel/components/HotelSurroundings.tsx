import { Plane, TrainFront, Waves } from 'lucide-react';
import type { HotelSurroundings_AroundFragment } from '../../../generated/graphql.ts';
import { LocalizedText } from '../../../i18n/LocalizedText.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { useDistance } from '../../../lib/where/CentreDistance.tsx';
import { messages } from '../../../lib/where/where.messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './HotelSurroundings.module.css';

/** Sea, station and airport, as far as they are near and known. */
export function HotelSurroundings({ around }: { around: HotelSurroundings_AroundFragment }) {
  const distance = useDistance();
  const { metersToSea, station, airport } = around;
  const rows = [
    { key: 'sea' as const, icon: Waves, place: null, meters: metersToSea },
    { key: 'station' as const, icon: TrainFront, place: station, meters: station?.meters ?? null },
    { key: 'airport' as const, icon: Plane, place: airport, meters: airport?.meters ?? null },
  ];
  if (rows.every(({ meters }) => meters === null)) return null;
  return (
    <div className={styles.around}>
      <h3 className={styles.heading}>
        <Text message={messages.around} />
      </h3>
      <dl className={styles.rows}>
        {rows.map(
          ({ key, icon, place, meters }) =>
            meters !== null && (
              <div key={key} className={styles.row}>
                <dt>
                  <Icon icon={icon} size={16} />
                  <span>
                    <Text
                      message={messages[key]}
                      values={
                        place
                          ? {
                              name: <LocalizedText key="name" value={{ en: place.name, he: place.nameHe }} />,
                            }
                          : {}
                      }
                    />
                  </span>
                </dt>
                <dd>
                  <Text
                    message={messages.about}
                    values={{ distance: <bdi key="distance">{distance(meters)}</bdi> }}
                  />
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
