import { X } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { Text } from '#i18n/Text.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { useHasMore } from '#ui/useHasMore.ts';
import type { LastStay } from '../stay/lastStay.ts';
import { comparePath } from '../page/paths.ts';
import { messages } from './compare.messages.ts';
import { type ChosenHotel, compareStore } from './compareStore.ts';
import styles from './CompareTray.module.css';

interface CompareTrayProps {
  /** The stay and the filters on screen, which the comparison uses too. */
  stay: LastStay;
  /** The searched place, whose chosen hotels are shown; missing where hotels of all places are listed. */
  place?: string | undefined;
}

/** The names, each with the button that removes it. When they do not fit, they scroll and fade at the far edge. */
function Names({ chosen }: { chosen: readonly ChosenHotel[] }) {
  const scroll = useRef<HTMLDivElement>(null);
  const { hasMore } = useHasMore(scroll);
  return (
    <div ref={scroll} className={styles.names} data-more={hasMore || undefined}>
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
    </div>
  );
}

/** The hotels chosen for the comparison, at the lower edge of a list; nothing while none is chosen. */
export function CompareTray({ stay, place }: CompareTrayProps) {
  const intl = useIntl();
  const dates = useDates();
  useLayoutEffect(() => {
    if (place !== undefined) compareStore.enter(place);
  }, [place]);
  // Deferred, so that the pressed checkbox is rendered first.
  const chosen = useDeferredValue(
    useSyncExternalStore(compareStore.subscribe, () =>
      place === undefined ? compareStore.read() : compareStore.of(place),
    ),
  );
  if (chosen.length === 0) return null;
  const { checkIn: checkin, checkOut: checkout, party, wishes } = stay;
  const ids = chosen.map(({ id }) => id);
  return (
    <section className={styles.tray} aria-label={intl.formatMessage(messages.tray)}>
      <div className={styles.chosen}>
        <Names chosen={chosen} />
        <TextLink onPress={compareStore.clear}>
          <Text message={messages.clear} />
        </TextLink>
      </div>
      <div className={styles.action}>
        <span className={styles.dates}>
          <Text
            message={messages.dates}
            values={{ dates: <bdi key="dates">{dates.range(checkin, checkout, 'short')}</bdi> }}
          />
        </span>
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
