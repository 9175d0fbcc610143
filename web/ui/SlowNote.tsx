import styles from './SlowNote.module.css';
import { useUiText } from './ui-text.ts';
import { useHasLasted } from './useHasLasted.ts';

const SLOW_MS = 10_000;

/** Says after ten seconds of waiting that the answer is late (CV-12). Lies in an area that is read out as it changes. */
export function SlowNote() {
  const text = useUiText();
  const isSlow = useHasLasted(true, SLOW_MS);
  return isSlow && <p className={styles.note}>{text.slow}</p>;
}
