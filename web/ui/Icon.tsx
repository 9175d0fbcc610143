import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** An icon as a value: pass the lucide component itself, by name. */
export type IconType = LucideIcon;

interface IconProps {
  icon: IconType;
  size?: 14 | 16 | 18 | 20 | 22 | 28 | 36;
  /** Mirrored in right-to-left pages; for arrows, chevrons, send and log out only. */
  flip?: boolean;
  className?: string | undefined;
}

/** A decorative line icon beside text that has the meaning. */
export function Icon({ icon: Glyph, size = 18, flip = false, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className={clsx(flip && 'flip', className)}
      style={{ flexShrink: 0 }}
    />
  );
}
