import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  src?: string | null;
  alt: string;
  /** CSS aspect ratio; the box is kept while the picture loads. */
  ratio?: string;
  /**
   * In the tile shown when there is no picture; null while it is unknown whether there is one: then the tile says
   * nothing.
   */
  emptyLabel: string | null;
  /** The first picture in view loads at once, the rest lazily. */
  isEager?: boolean;
  /** Tried once when the picture is broken. */
  fallbackSrc?: string;
  /** Fills its positioned parent instead of keeping a ratio. */
  fill?: boolean;
  /** contain shows all of a drawing; photos are cut to the box. */
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A photo or a scene in a fixed box: shimmer while loading, a fade, a named tile when there is none. */
export function Picture({ src, alt, ratio = '4 / 3', emptyLabel, fallbackSrc, ...props }: PictureProps) {
  const { isEager = false, fill = false, fit = 'cover', className } = props;
  const [loaded, setLoaded] = useState<string | null>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((each) => each && !broken.includes(each));
  // One that was on the page before its data is there already: it must not blink.
  const showAtOnce = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(shown ?? null);
  };
  return (
    <span
      className={clsx(
        styles.box,
        fill && styles.fill,
        shown && loaded !== shown && styles.loading,
        className,
      )}
      style={fill ? undefined : { aspectRatio: ratio }}
    >
      {shown ? (
        <img
          key={shown}
          ref={showAtOnce}
          src={shown}
          alt={alt}
          width={800}
          height={600}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          className={clsx(styles.image, styles[fit], loaded === shown && styles.ready)}
          onLoad={() => setLoaded(shown)}
          onError={() => setBroken((list) => [...list, shown])}
        />
      ) : (
        emptyLabel !== null && (
          <span className={styles.empty}>
            <Icon icon={ImageOff} size={22} />
            {emptyLabel}
          </span>
        )
      )}
    </span>
  );
}
