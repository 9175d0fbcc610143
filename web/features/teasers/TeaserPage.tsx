import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Money } from '#models/money.ts';
import type { NotifyTopic } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useEstimateRates } from '#i18n/money/CurrencyProvider.tsx';
import { formatMoney, inShekels } from '#i18n/money/money.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { homePath } from '#lib/page/paths.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconType } from '#ui/Icon.tsx';
import { NotifyMe } from './NotifyMe.tsx';
import { messages } from './teasers.messages.ts';
import styles from './TeaserPage.module.css';

/** One marketing card. */
interface Highlight {
  readonly title: Message;
  readonly line: Message;
  /** Path of a drawing; cards without one have an icon. */
  readonly image?: string;
  readonly icon?: IconType;
}

interface TeaserPageProps {
  topic: NotifyTopic;
  icon: IconType;
  texts: Readonly<Record<'title' | 'from' | 'lead' | 'today', Message>>;
  /** Announced price, whole dollars. */
  dollars: number;
  cards: readonly Highlight[];
  /** Current price of the extra in a hotel booking. */
  today: Money;
  children?: ReactNode;
}

/** A price in dollars with its value in shekels, because the current price below is in shekels. */
function AnnouncedPrice({ dollars }: Pick<TeaserPageProps, 'dollars'>) {
  const { language } = useLocale();
  const money = { amountMinor: dollars * 100, currency: 'USD' };
  const worth = inShekels(money, useEstimateRates()?.rates ?? []);
  return (
    <span>
      <Price money={money} whole />
      {worth && (
        <>
          {' '}
          <bdi className={styles.worth}>≈ {formatMoney(worth, language.locale, { whole: true })}</bdi>
        </>
      )}
    </span>
  );
}

/** The announcement of a service, and the extra of a hotel booking that is available already. */
export function ComingSoonPage({ topic, icon, texts, dollars, cards, today, children }: TeaserPageProps) {
  const intl = useIntl();
  const title = intl.formatMessage(texts.title);
  useDocumentTitle(title, intl.formatMessage(texts.lead));
  const from = (
    <Text message={texts.from} values={{ price: <AnnouncedPrice key="price" dollars={dollars} /> }} />
  );
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head} data-topic={topic}>
        <span className={styles.arch}>
          <Icon icon={icon} size={36} />
        </span>
        <div className={styles.words}>
          <h1 className="display">{title}</h1>
          <p className={styles.lead}>
            <Text message={texts.lead} />
          </p>
          <Badge tone="sherry">
            <Text message={messages.soon} />
          </Badge>
        </div>
      </header>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card as="li" key={card.title.id} className={styles.card ?? ''}>
            <span className={styles.picture}>
              {card.image && <img className="flip" src={card.image} alt="" width={200} height={100} />}
              {card.icon && <Icon icon={card.icon} size={36} />}
            </span>
            <h2 className={styles.name}>
              <Text message={card.title} />
            </h2>
            <p className={styles.line}>
              <Text message={card.line} />
            </p>
            <p className={styles.from}>{from}</p>
          </Card>
        ))}
      </ul>
      <p className={styles.line}>
        <Text message={messages.shekels} />
      </p>
      <div className={styles.pair}>
        <NotifyMe topic={topic} />
        <Card as="section" aria-labelledby="teaser-today" className={styles.soon ?? ''}>
          <h2 id="teaser-today" className="title">
            <Text message={messages.today} />
          </h2>
          <p className={styles.line}>
            <Text
              message={texts.today}
              values={{ price: <Price key="price" money={today} whole isEstimated /> }}
            />
          </p>
          <ButtonLink to={homePath} variant="secondary" className={styles.press ?? ''}>
            <Text message={messages.search} />
          </ButtonLink>
        </Card>
      </div>
      {children}
    </div>
  );
}
