import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './CardGallery.module.css';
import { messages } from './HotelCard.messages.ts';

interface CardGalleryProps {
  /** Name for labels; null when it is not in the language of the page. */
  hotelName: string | null;
  /** Null while they are not known yet; empty if there are none. */
  images: HotelCard_HotelFragment['images'];
  /** True for the first card, whose picture is not loaded lazily. */
  isEager: boolean;
}

const PLACES = [0, 1, 2, 3, 4] as const;

/** Up to five pictures, one at a time. The arrow buttons are not inside the card's link. */
export function CardGallery({ hotelName, images, isEager }: CardGalleryProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const shown = (images ?? []).slice(0, PLACES.length);
  const image = shown[index];
  const values = { hotel: hotelName, number: index + 1, count: shown.length };
  const [picture, previous, next] =
    hotelName === null
      ? [messages.pictureAlone, messages.previousAlone, messages.nextAlone]
      : [messages.picture, messages.previousPicture, messages.nextPicture];
  const alt = intl.formatMessage(picture, values);
  // A transition, so that the press is painted first; presses in quick succession add up.
  const turn = (by: number) =>
    startTransition(() => setIndex((at) => Math.min(Math.max(at + by, 0), shown.length - 1)));
  return (
    <>
      <Picture
        fill
        key={image?.url ?? ''}
        src={pictureSrc(image?.url ?? null, 640)}
        alt={image ? alt : ''}
        emptyLabel={images === null ? null : intl.formatMessage(messages.noImage)}
        isEager={isEager}
      />
      {image?.isIllustration && (
        <span className={styles.illustration}>{intl.formatMessage(messages.illustration)}</span>
      )}
      {shown.length > 1 && (
        <>
          {index > 0 && (
            <IconButton
              icon={ChevronLeft}
              flip
              variant="floating"
              size="sm"
              tooltip={false}
              label={intl.formatMessage(previous, values)}
              className={clsx(styles.arrow, styles.previous)}
              onPress={() => turn(-1)}
            />
          )}
          {index < shown.length - 1 && (
            <IconButton
              icon={ChevronRight}
              flip
              variant="floating"
              size="sm"
              tooltip={false}
              label={intl.formatMessage(next, values)}
              className={clsx(styles.arrow, styles.next)}
              onPress={() => turn(1)}
            />
          )}
          <span className={styles.dots} aria-hidden="true">
            {PLACES.slice(0, shown.length).map((each) => (
              <span key={each} className={clsx(styles.dot, each === index && styles.current)} />
            ))}
          </span>
        </>
      )}
    </>
  );
}
