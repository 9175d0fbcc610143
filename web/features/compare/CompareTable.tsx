import { Check, MoveHorizontal, X } from 'lucide-react';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { hotelPath } from '#lib/page/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useHasMore } from '#ui/useHasMore.ts';
import { Picture } from '#ui/Picture.tsx';
import { messages } from './compare.messages.ts';
import styles from './ComparePage.module.css';
import type { Compared } from './cells.tsx';
import { bestIn, compareRows } from './rows.tsx';
import type { Comparison } from './useComparison.ts';

interface CompareTableProps {
  columns: readonly Compared[];
  comparison: Comparison;
  onRemove: (id: string) => void;
}

const hotelAddress = (id: string, { stay }: Comparison): string => {
  const { checkIn: checkin, checkOut: checkout, party, wishes } = stay;
  return hotelPath({ id, checkin, checkout, party, wishes });
};

function Head({ columns, comparison, onRemove }: CompareTableProps) {
  const intl = useIntl();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">
            <Text message={messages.hotel} />
          </span>
        </th>
        {columns.map(({ hotel }) => (
          <th key={hotel.id} scope="col">
            <div className={styles.picture}>
              <Picture
                src={pictureSrc(hotel.images[0]?.url ?? null, 640)}
                alt=""
                fill
                emptyLabel={intl.formatMessage(messages.noImage)}
              />
              <IconButton
                icon={X}
                variant="floating"
                size="sm"
                tooltip={false}
                className={styles.remove ?? ''}
                label={
                  <Text
                    message={messages.remove}
                    values={{ hotel: <LocalizedText key="hotel" value={hotel.name} /> }}
                  />
                }
                onPress={() => onRemove(hotel.id)}
              />
            </div>
            <Link to={hotelAddress(hotel.id, comparison)} className={styles.name}>
              <LocalizedText value={hotel.name} />
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Hotels side by side. If they do not fit, the table scrolls sideways and says so; the row labels stay visible. */
export function CompareTable(props: CompareTableProps) {
  const { columns, comparison } = props;
  const intl = useIntl();
  const hotels = columns.map(({ hotel }) => hotel);
  const scroll = useRef<HTMLElement>(null);
  const { isWider, hasMore } = useHasMore(scroll);
  return (
    <div className={styles.frame} data-more={hasMore || undefined}>
      {isWider && (
        <p className={styles.sideways}>
          <Icon icon={MoveHorizontal} size={16} />
          <Text message={messages.sideways} values={{ count: columns.length }} />
        </p>
      )}
      <section
        ref={scroll}
        className={styles.scroll}
        aria-label={intl.formatMessage(messages.title)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard
        tabIndex={0}
      >
        <table className={styles.table}>
          <Head {...props} />
          <tbody>
            {compareRows
              .filter(({ isShown }) => isShown?.(hotels) ?? true)
              .map((row) => {
                const best = bestIn(row, columns);
                return (
                  <tr key={row.label.id}>
                    <th scope="row">
                      <Text message={row.label} />
                    </th>
                    {columns.map((each) => {
                      const isBest = best.has(each.hotel.id);
                      return (
                        <td key={each.hotel.id} className={clsx(isBest && styles.best)}>
                          {row.cell(each, hotels)}
                          {isBest && row.best && (
                            <span className={styles.mark}>
                              <Icon icon={Check} size={16} />
                              <Text message={row.best.label} />
                            </span>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            <tr>
              <td aria-hidden="true" />
              {columns.map(({ hotel }) => (
                <td key={hotel.id}>
                  <ButtonLink to={hotelAddress(hotel.id, comparison)}>
                    <Text message={messages.rooms} />
                    <span className="visually-hidden">
                      {' '}
                      <LocalizedText value={hotel.name} />
                    </span>
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
