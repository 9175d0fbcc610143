import { Send } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type ResendRefusal, useAdminResendMailMutation } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages as kit } from '#features/admin/kit/kit.messages.ts';
import type { Mail } from './OutboxPanel.tsx';
import { outbox } from '../panels.messages.ts';

/** Reasons why a failed email cannot be sent again. */
export const resendRefusals: Readonly<Record<ResendRefusal, Message>> = {
  NO_RECIPIENT: outbox.noRecipient,
  LINK_EXPIRED: outbox.linkExpired,
};

/** A button that sends a failed email again; renders nothing when the email has not failed or cannot be sent again. */
export function ResendMail({ mail, onDone }: { mail: Mail; onDone: () => void }) {
  const intl = useIntl();
  const toasts = useToasts();
  const [resend, { loading }] = useAdminResendMailMutation();
  if (mail.status !== 'failed' || mail.resendRefusal !== null) return null;
  const notify = (tone: 'ok' | 'error', message: Message) =>
    toasts.show({ tone, text: intl.formatMessage(message) });

  const send = async (): Promise<void> => {
    try {
      const { data } = await resend({ variables: { id: mail.id } });
      const answer = data?.resendMail;
      if (answer?.__typename === 'MailResent')
        notify('ok', answer.mail.status === 'sent' ? outbox.sentAlready : outbox.resent);
      else notify('error', answer ? resendRefusals[answer.code] : kit.failed);
      onDone();
    } catch {
      notify('error', kit.failed);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Send}
      flipIcon
      isPending={loading}
      aria-label={intl.formatMessage(outbox.resendOf, { subject: mail.subject, to: mail.to })}
      onPress={() => void send()}
    >
      <Text message={outbox.resend} />
    </Button>
  );
}
