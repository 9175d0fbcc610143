import { useIntl } from 'react-intl';
import { type UsersTab_UserFragment, useAdminSetUserRoleMutation } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages as common } from '../kit/kit.messages.ts';
import { messages } from './UsersTab.messages.ts';

/** Asks before a user becomes, or stops being, an administrator; the last administrator cannot be changed. */
export function ChangeRoleDialog({
  user,
  onClose,
}: {
  user: UsersTab_UserFragment | null;
  onClose: () => void;
}) {
  const intl = useIntl();
  const toasts = useToasts();
  const { viewer } = useViewer();
  const [setRole] = useAdminSetUserRoleMutation();
  const name = user?.fullName || (user?.email ?? '');
  const notify = (tone: 'ok' | 'error', message: Message) =>
    toasts.show({ tone, text: intl.formatMessage(message, { name }) });

  const change = async ({ id, role }: UsersTab_UserFragment) => {
    const next = role === 'admin' ? 'user' : 'admin';
    try {
      const { data } = await setRole({ variables: { userId: id, role: next } });
      if (data?.setUserRole.__typename !== 'RoleChanged') notify('error', messages.lastAdmin);
      else notify('ok', next === 'admin' ? messages.changedToAdmin : messages.changedToUser);
    } catch {
      notify('error', common.failed);
    }
  };
  const question = (): Message => {
    if (user?.role !== 'admin') return messages.makeAdmin;
    return user.id === viewer?.id ? messages.makeSelfUser : messages.makeUser;
  };
  return (
    <AlertDialog
      isOpen={user !== null}
      onClose={onClose}
      message={<Text message={question()} values={{ name: <bdi>{name}</bdi> }} />}
      actions={[
        { label: intl.formatMessage(messages.keep), isSafe: true },
        {
          label: intl.formatMessage(messages.change),
          variant: user?.role === 'admin' ? 'danger' : 'primary',
          onPress: () => {
            if (user) void change(user);
          },
        },
      ]}
    />
  );
}
