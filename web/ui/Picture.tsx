import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  src?: string | null;
  alt: string;
  /** CSS aspect ratio; the box has this size while the picture loads. */
  ratio?: string;
  /**
   * Text of the tile that is shown without a picture; null while it is unknown whether there is one: then the tile has
   * no text.
   */
  emptyLabel: string | null;
  /** For the first picture in view, which loads at once; the others load lazily. */
  isEager?: boolean;
  /** Tried once when the picture cannot be loaded. */
  fallbackSrc?: string;
  /** Fills its positioned parent instead of keeping a ratio. */
  fill?: boolean;
  /** `contain` shows a drawing completely; photos are cropped to the box. */
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A photo or a scene in a fixed box: shimmer while loading, a fade, and a tile with text when there is none. */
export function Picture({ src, alt, ratio = '4 / 3', emptyLabel, fallbackSrc, ...props }: PictureProps) {
  const { isEager = false, fill = false, fit = 'cover', className } = props;
  const [loaded, setLoaded] = useState<string | null>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const hasBroken = broken.length > 0;
  useEffect(() => {
    if (!hasBroken) return undefined;
    // What could not be loaded without a connection is loaded again with one.
    const retry = () => setBroken([]);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasBroken]);
  const shown = [src, fallbackSrc].find((each) => each && !broken.includes(each));
  // A picture that the prerendered page already showed is loaded, and must not fade in again.
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
