import { lazyLayer } from './lazy/lazyLayer.tsx';

export interface LightboxPicture {
  src: string;
  alt: string;
  /** Shown below the picture: "Illustration". */
  note?: string;
}

export interface LightboxProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  pictures: readonly LightboxPicture[];
  index: number;
  onIndexChange: (index: number) => void;
}

/**
 * Large pictures on a dark background: Escape closes, arrows change the picture (mirrored in right-to-left pages), Home
 * and End jump.
 */
export const Lightbox = lazyLayer<LightboxProps>(
  async () => (await import('./layers/LightboxBox.tsx')).LightboxBox,
);
