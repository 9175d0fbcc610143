import { useEffect } from 'react';
import { useAnnounce } from './announcer.tsx';
import styles from './SlowNote.module.css';
import { useUiText } from './ui-text.ts';
import { useHasLasted } from './useHasLasted.ts';

const SLOW_MS = 10_000;

/**
 * Says after ten seconds of waiting that the page is slow, also announced, because screen readers do not read busy
 * areas.
 */
export function SlowNote() {
  const { slow } = useUiText();
  const announce = useAnnounce();
  const isSlow = useHasLasted(true, SLOW_MS);
  useEffect(() => {
    if (isSlow) announce(slow);
  }, [isSlow, announce, slow]);
  return isSlow && <p className={styles.note}>{slow}</p>;
}
