import { BadgeCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useProfileStatsQuery } from '#generated/graphql.ts';
import type { ProfilePage_ViewerFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { messages } from '../ProfilePage.messages.ts';
import styles from '../ProfilePage.module.css';

/** Numbers of confirmed bookings, their countries, and reviews; all 0 for a new member. */
function Stats() {
  const intl = useIntl();
  const { data, error, refetch } = useProfileStatsQuery({ fetchPolicy: 'cache-and-network' });
  const stats = data?.me?.travelStats;
  if (error && !stats) {
    return (
      <p className={styles.statsFailed} role="alert">
        <Text message={messages.statsFailed} />{' '}
        <Button variant="secondary" size="sm" onPress={() => void refetch().catch(() => undefined)}>
          <Text message={messages.retry} />
        </Button>
      </p>
    );
  }
  return (
    <dl className={styles.stats} aria-label={intl.formatMessage(messages.stats)}>
      {(['bookings', 'countries', 'reviews'] as const).map((kind) => (
        <div key={kind}>
          <dt>
            <Text message={messages[kind]} />
          </dt>
          <dd>{stats ? intl.formatNumber(stats[kind]) : <Skeleton width="2rem" height="1.75rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Name, role, when the account was created, and travel statistics. */
export function IdentityCard({ viewer }: { viewer: ProfilePage_ViewerFragment }) {
  const { language } = useLocale();
  const name = viewer.fullName || viewer.email;
  const date = new Intl.DateTimeFormat(language.dateLocale, { dateStyle: 'long' }).format(
    new Date(viewer.createdAt),
  );
  return (
    <Card as="section" padding="none" className={styles.identity ?? ''}>
      <div className={styles.scene} />
      <div className={styles.person}>
        <span className={styles.avatar}>
          <Avatar name={name} size={96} />
        </span>
        <h2 className="title">
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.mail}>
          <bdi dir="ltr">{viewer.email}</bdi>
        </p>
        <Badge tone="info" icon={BadgeCheck}>
          <Text message={viewer.role === 'admin' ? messages.administrator : messages.member} />
        </Badge>
        <p className={styles.created}>
          <Text message={messages.created} values={{ date: <bdi key="date">{date}</bdi> }} />
        </p>
        <Stats />
      </div>
    </Card>
  );
}
