import styles from './Spinner.module.css';

/** A turning ring. With a label it is a status of its own; without, the button beside it has the text. */
export function Spinner({ label, size = 18 }: { label?: string; size?: number }) {
  const ring = (
    <span className={styles.ring} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />
  );
  if (!label) return ring;
  return (
    <output className={styles.labelled}>
      {ring}
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
