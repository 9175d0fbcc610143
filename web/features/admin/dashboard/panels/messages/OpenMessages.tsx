import { useAdminOpenMessagesQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { inbox } from '../panels.messages.ts';

/** Badge with the number of messages that are not handled yet; hidden for zero and until the number is known. */
export function OpenMessages() {
  const { data } = useAdminOpenMessagesQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.adminMessages.pageInfo.totalItems ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="warn" hasDot>
      <Text message={inbox.openCount} values={{ count }} />
    </Badge>
  );
}
