import { Headset, SquarePen } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { messages } from '../chat.messages.ts';
import styles from './HeaderActions.module.css';

/** The button to talk to a person; only an icon on a phone. */
function PersonButton({ onPress }: { onPress: () => void }) {
  const intl = useIntl();
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <IconButton
        icon={Headset}
        label={intl.formatMessage(messages.person)}
        onPress={onPress}
        tooltip={false}
      />
    );
  }
  return (
    <Button size="sm" variant="ghost" icon={Headset} onPress={onPress}>
      <Text message={messages.person} />
    </Button>
  );
}

interface HeaderActionsProps {
  /** Starts a new conversation; null when there is none to leave. */
  onBegin: (() => void) | null;
  onTalkToPerson: () => void;
}

/** Buttons in the header of the chat, before the close button. */
export function HeaderActions({ onBegin, onTalkToPerson }: HeaderActionsProps) {
  const intl = useIntl();
  const isPhone = useIsPhone();
  return (
    <div className={styles.actions}>
      {onBegin && (
        <IconButton
          icon={SquarePen}
          label={intl.formatMessage(messages.begin)}
          onPress={onBegin}
          tooltip={!isPhone}
        />
      )}
      <PersonButton onPress={onTalkToPerson} />
    </div>
  );
}
