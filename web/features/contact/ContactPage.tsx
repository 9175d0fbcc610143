import { Building2, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProductFactsQuery } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconType } from '#ui/Icon.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { messages } from './ContactPage.messages.ts';
import styles from './ContactPage.module.css';
import { MessageForm } from './MessageForm.tsx';

/** Button with a picture of Sherry that opens the chat. */
function SherryCard() {
  const { brand } = useLocale();
  const chat = useChatLauncher();
  const values = { assistant: brand.assistant };
  return (
    <button type="button" className={styles.sherry} onClick={() => chat.open({ kind: 'general' })}>
      <span className={styles.arch}>
        <img className="flip" src="/art/sherry.svg" alt="" width={96} height={96} />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>
          <Text message={messages.chatTitle} values={values} />
        </strong>{' '}
        <span>
          <Text message={messages.chatLine} />
        </span>{' '}
        <span className={styles.chat}>
          <Icon icon={MessageCircle} size={18} />
          <Text message={messages.chat} values={values} />
        </span>
      </span>
    </button>
  );
}

interface WayProps {
  icon: IconType;
  title: Message;
  line: Message;
  children: ReactNode;
}

function ContactWay({ icon, title, line, children }: WayProps) {
  return (
    <Card as="li" className={styles.way ?? ''}>
      <span className={styles.badge}>
        <Icon icon={icon} size={22} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Text message={title} />
        </h2>
        <p>{children}</p>
        <p className={styles.line}>
          <Text message={line} />
        </p>
      </div>
    </Card>
  );
}

/** Email, WhatsApp and office, as the operator configured them. */
function ContactWays() {
  const intl = useIntl();
  const { data, error, refetch } = useProductFactsQuery();
  if (error && !data) return <Problem error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.ways ?? ''}>
        <Skeleton height="7.5rem" radius="lg" />
        <Skeleton height="7.5rem" radius="lg" />
        <Skeleton height="7.5rem" radius="lg" />
      </SkeletonRegion>
    );
  }
  const { email, whatsapp, office } = data.productFacts.contact;
  return (
    <ul className={styles.ways}>
      <ContactWay icon={Mail} title={messages.email} line={messages.emailLine}>
        <TextLink href={`mailto:${email}`} dir="ltr" isAlone>
          {email}
        </TextLink>
      </ContactWay>
      <ContactWay icon={MessageCircle} title={messages.whatsapp} line={messages.whatsappLine}>
        <TextLink href={`whatsapp://send?phone=${whatsapp.replaceAll(/\D/g, '')}`} dir="ltr" isAlone>
          {whatsapp}
        </TextLink>
      </ContactWay>
      <ContactWay icon={Building2} title={messages.office} line={messages.officeLine}>
        <LocalizedText value={office} />
      </ContactWay>
    </ul>
  );
}

/** `/Contact`: the contact details, and a form. */
export function ContactPage() {
  const intl = useIntl();
  const { brand } = useLocale();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title, intl.formatMessage(messages.description, { assistant: brand.assistant }));
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="display">{title}</h1>
        <p className={styles.lead}>
          <Text message={messages.lead} />
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SherryCard />
          <ContactWays />
        </div>
        <MessageForm />
      </div>
    </div>
  );
}
