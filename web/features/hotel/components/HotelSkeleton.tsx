import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import { firstFrameHotel } from '#lib/hotel/firstFrameHotel.ts';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { messages } from '../HotelPage.messages.ts';
import styles from '../HotelPage.module.css';
import gallery from './about/HotelGallery.module.css';

/** A hotel with a picture has at least this many, because stock pictures are added. */
const TILES = 5;

/** The gallery with only its first picture; it has its final size, so that nothing moves when the others load. */
function FirstPicture({ hotel }: { hotel: FirstFrameHotel }) {
  return (
    <div className={gallery.gallery}>
      {Array.from({ length: TILES }, (_tile, at) => (
        <div key={at} className={gallery.tile}>
          {at === 0 && (
            <img
              src={hotel.picture}
              alt=""
              width={800}
              height={600}
              className={gallery.first}
              fetchPriority="high"
            />
          )}
        </div>
      ))}
    </div>
  );
}

/** Placeholders while the hotel loads, with what the server already wrote about it. */
export function HotelSkeleton({ id }: { id: string }) {
  const intl = useIntl();
  const [hotel] = useState(() => firstFrameHotel(id));
  return (
    <SkeletonRegion isPage label={intl.formatMessage(messages.loading)} className={styles.skeleton}>
      {hotel ? <FirstPicture hotel={hotel} /> : <Skeleton height="28rem" radius="lg" />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton width="8rem" />
          {hotel ? (
            <h1 className="display">
              <bdi>{hotel.name}</bdi>
            </h1>
          ) : (
            <>
              <h1 className="visually-hidden">{intl.formatMessage(messages.title)}</h1>
              <Skeleton width="60%" height="2.75rem" />
            </>
          )}
          <Skeleton width="40%" />
          <Skeleton height="4.5rem" />
          <Skeleton height="9.75rem" radius="lg" />
          <Skeleton height="9.75rem" radius="lg" />
        </div>
        <Skeleton height="26rem" radius="lg" />
      </div>
    </SkeletonRegion>
  );
}
