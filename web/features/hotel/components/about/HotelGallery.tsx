import { clsx } from 'clsx';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelPage_HotelFragment } from '#generated/graphql.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Lightbox } from '#ui/Lightbox.tsx';
import { Picture } from '#ui/Picture.tsx';
import { galleryMessages as messages } from '../../HotelPage.messages.ts';
import styles from './HotelGallery.module.css';

const TILES = 5;

interface HotelGalleryProps {
  /** Null when it is not in the language of the page. */
  hotelName: string | null;
  images: HotelPage_HotelFragment['images'];
}

/** The main picture, up to four small ones, and a lightbox with all pictures. Stock pictures are labelled. */
export function HotelGallery({ hotelName, images }: HotelGalleryProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const count = images.length;
  const noImage = intl.formatMessage(messages.noImage);
  const illustration = intl.formatMessage(messages.illustration);
  const [picture, titled] =
    hotelName === null ? [messages.pictureAlone, messages.titleAlone] : [messages.picture, messages.title];
  const alt = (number: number) => intl.formatMessage(picture, { hotel: hotelName, number, count });
  const title = intl.formatMessage(titled, { hotel: hotelName });
  const show = (at: number) => {
    setIndex(at);
    setOpen(true);
  };

  if (count === 0) {
    return (
      <div className={clsx(styles.gallery, styles.none)}>
        <Picture alt="" emptyLabel={noImage} ratio="16 / 6" />
      </div>
    );
  }
  return (
    <section className={clsx(styles.gallery, count === 1 && styles.single)} aria-label={title}>
      {images.slice(0, TILES).map((image, at) => (
        <button
          key={image.url}
          type="button"
          className={styles.tile}
          aria-label={intl.formatMessage(messages.open, { number: at + 1, count })}
          onClick={() => show(at)}
        >
          <Picture
            src={pictureSrc(image.url, at === 0 ? 1280 : 640)}
            alt={alt(at + 1)}
            emptyLabel={noImage}
            isEager={at === 0}
            fill
          />
          {image.isIllustration && (
            <span className={styles.note}>
              <Badge>{illustration}</Badge>
            </span>
          )}
        </button>
      ))}
      <div className={styles.all}>
        <Button variant="secondary" size="sm" icon={Images} onPress={() => show(0)}>
          {intl.formatMessage(messages.showAll)}
        </Button>
      </div>
      <Lightbox
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={title}
        pictures={images.map((image, at) => ({
          src: pictureSrc(image.url, 1280),
          alt: alt(at + 1),
          ...(image.isIllustration ? { note: illustration } : {}),
        }))}
        index={index}
        onIndexChange={setIndex}
      />
    </section>
  );
}
