import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { UsersTab_UserFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { LatinLine } from '#i18n/content/LatinLine.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { useDay } from '../kit/useDay.ts';
import { useOptions } from '../kit/list/useOptions.ts';
import styles from './UserRow.module.css';
import { messages, roles } from './UsersTab.messages.ts';

const roleIds = ['user', 'admin'] as const;

/** A user: name, email, day of joining, role, and a dropdown to change the role. */
export function UserRow({ user, onRole }: { user: UsersTab_UserFragment; onRole: () => void }) {
  const intl = useIntl();
  const day = useDay();
  const { viewer } = useViewer();
  const options = useOptions(roleIds, roles);
  const name = user.fullName || intl.formatMessage(messages.unnamed);
  return (
    <Card as="li" className={styles.row}>
      <Avatar name={user.fullName || user.email} size={44} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
          {viewer?.id === user.id && (
            <Badge>
              <Text message={messages.you} />
            </Badge>
          )}
        </h3>
        <p className={styles.email}>
          <LatinLine>{user.email}</LatinLine>
        </p>
        <p className={styles.joined}>
          <Text message={messages.joined} values={{ date: <bdi>{day(user.createdAt)}</bdi> }} />
        </p>
      </div>
      <Badge
        tone={user.role === 'admin' ? 'info' : 'neutral'}
        {...(user.role === 'admin' && { icon: ShieldCheck })}
      >
        <Text message={roles[user.role]} />
      </Badge>
      <Select
        label={intl.formatMessage(messages.roleOf, { name: user.fullName || user.email })}
        isLabelHidden
        className={styles.role}
        value={user.role}
        options={options}
        onChange={(chosen) => {
          if (chosen !== user.role) onRole();
        }}
      />
    </Card>
  );
}
