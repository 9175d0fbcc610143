import { useLocation } from 'react-router-dom';
import { isOwnPath } from '#shared/routes/own-path.ts';
import type { ChatActionKind } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { actionLabels, messages } from '../chat.messages.ts';
import type { ReplyAction } from '../conversation/conversation.ts';
import styles from './ReplyActions.module.css';

interface ReplyActionsProps {
  actions: readonly ReplyAction[];
  onSignIn: () => void;
  onTalkToPerson: () => void;
  /** Called when a page of this site was opened; closes the dialog. */
  onFollowLink: () => void;
}

const resultPaths: ReadonlySet<string> = new Set(['/', '/Discover']);

const useActionLabel = () => {
  const { pathname, search } = useLocation();
  const isOnResults = resultPaths.has(pathname) && search !== '';
  return (kind: Exclude<ChatActionKind, 'TALK_TO_PERSON'>) =>
    actionLabels[kind === 'OPEN_SEARCH' && isOnResults ? 'applyFilters' : kind];
};

/** Actions that the assistant proposes, as buttons and links. */
export function ReplyActions({ actions, onSignIn, onTalkToPerson, onFollowLink }: ReplyActionsProps) {
  const label = useActionLabel();
  const button = ({ kind, href }: ReplyAction) => {
    if (kind === 'TALK_TO_PERSON') {
      return (
        <Button key={kind} size="sm" variant="secondary" onPress={onTalkToPerson}>
          <Text message={messages.passOn} />
        </Button>
      );
    }
    if (kind === 'SIGN_IN') {
      return (
        <Button key={kind} size="sm" variant="primary" onPress={onSignIn}>
          <Text message={label(kind)} />
        </Button>
      );
    }
    if (href === null || !isOwnPath(href)) return null;
    return (
      <ButtonLink key={kind + href} to={href} size="sm" variant="primary" onFollow={onFollowLink}>
        <Text message={label(kind)} />
      </ButtonLink>
    );
  };
  const shown = actions.map(button).filter((each) => each !== null);
  if (shown.length === 0) return null;
  return <div className={styles.actions}>{shown}</div>;
}
