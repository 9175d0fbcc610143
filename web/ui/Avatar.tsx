import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string;
  /** Pixels. */
  size?: number;
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

/** A person's picture, or their initials; the name is shown beside it as text. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}
