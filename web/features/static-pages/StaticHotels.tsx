import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { galleryMessages } from './staticPages.messages.ts';
import { Card } from '#ui/Card.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { StaticHotel } from './staticContent.ts';
import styles from './StaticExportPage.module.css';

/** Hotels as cards with a short text. */
export function StaticHotels({ hotels }: { hotels: readonly StaticHotel[] }) {
  const intl = useIntl();
  if (hotels.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {hotels.map((hotel) => (
        <Card as="li" key={hotel.id} padding="none" className={styles.card ?? ''}>
          <Picture src={hotel.picture} alt="" emptyLabel={intl.formatMessage(galleryMessages.noImage)} />
          <div className={styles.facts}>
            <h3 className={styles.name}>
              <Link to={hotel.path}>
                <bdi>{hotel.name}</bdi>
              </Link>
            </h3>
            <p>
              <bdi>{hotel.place}</bdi>
            </p>
            {hotel.stars && <p>{hotel.stars}</p>}
            {hotel.price && <p className={styles.price}>{hotel.price}</p>}
          </div>
        </Card>
      ))}
    </ul>
  );
}
