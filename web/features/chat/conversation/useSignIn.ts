import { useIntl } from 'react-intl';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { forgetChat, rememberChat } from './afterLogin.ts';
import { messages } from '../chat.messages.ts';

/** Opens the login page; the chat continues when the traveller returns signed in. */
export const useSignIn = (opening: ChatOpening) => {
  const intl = useIntl();
  const { goToLogin } = useViewer();
  const toasts = useToasts();
  return () => {
    rememberChat(opening);
    goToLogin().catch(() => {
      forgetChat();
      toasts.show({ tone: 'error', text: intl.formatMessage(messages.signInFailed) });
    });
  };
};
