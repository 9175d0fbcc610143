import { Link } from 'react-router-dom';
import { Text } from '#i18n/Text.tsx';
import { profilePath } from '#lib/page/paths.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import styles from '../layout/header/Header.module.css';
import { messages } from '../layout/header/Header.messages.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Sign In for a visitor; name and Sign Out for a member; only Sign Out for a session that cannot be checked, because that
 * may last. Renders nothing while it is not known whether there is a session.
 */
export function Account({ onLeave }: { onLeave?: () => void }) {
  const { viewer, isVisitor, isSessionUnchecked } = useViewer();
  const { signIn, signOut } = useSession();
  if (isVisitor) {
    return (
      <Button onPress={signIn}>
        <Text message={messages.signIn} />
      </Button>
    );
  }
  const leave = (
    <Button variant="secondary" onPress={signOut}>
      <Text message={messages.signOut} />
    </Button>
  );
  if (!viewer) return isSessionUnchecked ? leave : null;
  const name = viewer.fullName || viewer.email;
  return (
    <div className={styles.account}>
      <Link to={profilePath} className={styles.person} {...(onLeave ? { onClick: onLeave } : {})}>
        <span className="visually-hidden">
          <Text message={messages.account} />:{' '}
        </span>
        <Avatar name={name} size={36} />
        <bdi className={styles.name}>{name}</bdi>
      </Link>
      {leave}
    </div>
  );
}
