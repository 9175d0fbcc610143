import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { homePath } from '#lib/page/paths.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from '../layout/header/Header.messages.ts';

/** Sign In and Sign Out of the header; failures are shown as toasts. */
export const useSession = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { signOut, goToLogin } = useViewer();
  const notify = (failure: 'signInFailed' | 'signOutFailed') => {
    toasts.show({ tone: 'error', text: intl.formatMessage(messages[failure]) });
  };
  return {
    signIn: () => {
      goToLogin().catch(() => notify('signInFailed'));
    },
    signOut: () => {
      signOut()
        .then(() => navigate(homePath))
        .catch(() => notify('signOutFailed'));
    },
  };
};
