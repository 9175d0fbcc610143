import { Copy, ExternalLink } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { AirportDistance_AirportFragment, HotelLocation_HotelFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { AirportDistance } from './AirportDistance.tsx';
import { CentreDistance } from './CentreDistance.tsx';
import styles from './HotelAddress.module.css';
import { mapsLink } from './mapsLink.ts';
import { messages } from './location.messages.ts';

interface HotelAddressProps {
  hotel: Pick<HotelLocation_HotelFragment, 'address' | 'coordinates' | 'placeInTown'>;
  /** Name of the hotel, for the pin of the map. */
  name: string;
  /** The airport that was picked; nothing without one. */
  airport?: AirportDistance_AirportFragment | null;
}

/** An address of several lines as one line, as it is shown and copied. */
const oneLine = (address: string): string => address.replaceAll(/\s+/gu, ' ').trim();

/** Street address with buttons to copy it and to open a map, and the distance to the centre; unknown parts are left out. */
export function HotelAddress({ hotel, name, airport = null }: HotelAddressProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { coordinates, placeInTown } = hotel;
  const address = oneLine(hotel.address);
  if (address === '' && !coordinates && !placeInTown) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ tone: 'ok', text: intl.formatMessage(messages.copied) });
    } catch {
      toasts.show({ tone: 'error', text: intl.formatMessage(messages.copyFailed) });
    }
  };
  const maps = coordinates && mapsLink(coordinates, name);
  return (
    <div className={styles.location}>
      {address !== '' && (
        <p>
          <span className="visually-hidden">{intl.formatMessage(messages.address)}: </span>
          <bdi className={styles.address}>{address}</bdi>
        </p>
      )}
      {placeInTown && (
        <p>
          <CentreDistance place={placeInTown} isStraightLineStated />
        </p>
      )}
      {airport && (
        <p>
          <AirportDistance airport={airport} isStraightLineStated />
        </p>
      )}
      <p className={styles.actions}>
        {address !== '' && (
          <TextLink icon={Copy} onPress={() => void copy()}>
            <Text message={messages.copy} />
          </TextLink>
        )}
        {maps && (
          <TextLink icon={ExternalLink} flipIcon href={maps.href} isNewTab={maps.isPage}>
            <Text message={messages.openMaps} />
            {maps.isPage && <span className="visually-hidden">, {intl.formatMessage(messages.newTab)}</span>}
          </TextLink>
        )}
      </p>
    </div>
  );
}
