import { useIntl } from 'react-intl';
import { useProfilePageQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { RequireViewer } from '#lib/session/RequireViewer.tsx';
import { useOnReturn } from '#lib/page/useOnReturn.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { AccountActions } from './components/AccountActions.tsx';
import { BasicInfo } from './components/BasicInfo.tsx';
import { IdentityCard } from './components/IdentityCard.tsx';
import { Preferences } from './components/Preferences.tsx';
import { messages } from './ProfilePage.messages.ts';
import styles from './ProfilePage.module.css';

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion isPage label={intl.formatMessage(messages.loading)} className={styles.columns ?? ''}>
      <Skeleton height="26rem" radius="lg" />
      <Skeleton height="20rem" radius="lg" />
    </SkeletonRegion>
  );
}

function Profile() {
  const { data, error, refetch } = useProfilePageQuery();
  // Another tab may have changed the profile.
  useOnReturn(() => void refetch().catch(() => undefined));
  if (error && !data) return <Problem error={error} onRetry={refetch} />;
  if (!data?.me) return <Loading />;
  return (
    <div className={styles.columns}>
      <IdentityCard viewer={data.me} />
      <div className={styles.main}>
        <BasicInfo viewer={data.me} />
        <Preferences viewer={data.me} />
        <AccountActions email={data.me.email} />
      </div>
    </div>
  );
}

/** `/Profile`: the member's data and preferences, signing out and deleting the account. */
export function ProfilePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  return (
    <RequireViewer title={title}>
      {({ id }) => (
        <div className={`container ${styles.page}`} key={id}>
          <h1 className="display">
            <Text message={messages.title} />
          </h1>
          <Profile />
        </div>
      )}
    </RequireViewer>
  );
}
