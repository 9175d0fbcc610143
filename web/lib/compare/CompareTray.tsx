import { X } from 'lucide-react';
import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { LastStay } from '../stay/lastStay.ts';
import { comparePath } from '../page/paths.ts';
import { messages } from './compare.messages.ts';
import { compareStore } from './compareStore.ts';
import styles from './CompareTray.module.css';

interface CompareTrayProps {
  /** The stay and the filters on screen, which the comparison uses too. */
  stay: LastStay;
  /** Leaves a corner free for the assistant's button. */
  hasCorner?: boolean;
}

/** The hotels chosen for the comparison, at the lower edge of a list; nothing while none is chosen. */
export function CompareTray({ stay, hasCorner = false }: CompareTrayProps) {
  const intl = useIntl();
  const chosen = useSyncExternalStore(compareStore.subscribe, compareStore.read);
  if (chosen.length === 0) return null;
  const { checkIn: checkin, checkOut: checkout, party, wishes } = stay;
  const ids = chosen.map(({ id }) => id);
  return (
    <section
      className={clsx(styles.tray, hasCorner && styles.corner)}
      aria-label={intl.formatMessage(messages.tray)}
    >
      <div className={styles.chosen}>
        <ul className={styles.hotels}>
          {chosen.map(({ id, name }) => (
            <li key={id} className={styles.hotel}>
              <LocalizedText value={name} />
              <IconButton
                icon={X}
                size="sm"
                tooltip={false}
                label={
                  <Text
                    message={messages.remove}
                    values={{ hotel: <LocalizedText key="hotel" value={name} /> }}
                  />
                }
                onPress={() => compareStore.remove(id)}
              />
            </li>
          ))}
        </ul>
        <TextLink onPress={compareStore.clear}>
          <Text message={messages.clear} />
        </TextLink>
      </div>
      <div className={styles.action}>
        {chosen.length < 2 ? (
          <span className={styles.hint}>
            <Text message={messages.hint} />
          </span>
        ) : (
          <ButtonLink to={comparePath({ ids, checkin, checkout, party, wishes })}>
            <Text message={messages.go} values={{ count: chosen.length }} />
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
