import { CircleCheck, Info, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages as policyMessages } from '#lib/booking/booking.messages.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { freeShare, isHouseRuleOver, policyKind, toldSteps } from '../../policy/cancellationPlan.ts';
import { dealMessages as messages } from '../../HotelPage.messages.ts';
import styles from '../Deal.module.css';

interface CancellationPanelProps {
  offer: HotelPage_OfferFragment;
  /** No room is chosen yet, and some are free to cancel while others are not. */
  isUndecided: boolean;
  checkIn: string;
  today: string;
}

type TermsProps = Omit<CancellationPanelProps, 'isUndecided'>;

function Line({ children }: { children: ReactNode }) {
  return (
    <p className={styles.policyLine}>
      <Icon icon={Info} />
      <span>{children}</span>
    </p>
  );
}

/** Both sentences of the house rule, and that its free time is over: what is left of the price comes after it. */
function OverLines({ offer, checkIn }: Omit<TermsProps, 'today'>) {
  const intl = useIntl();
  const kind = policyKind(offer.cancellation, checkIn, offer.total);
  const left = kind === 'non-refundable' ? messages.nonRefundable : policyMessages.partlyRefundable;
  return (
    <>
      <Line>{intl.formatMessage(messages.houseRule)}</Line>
      <Line>{intl.formatMessage(messages.otherwise)}</Line>
      <Line>
        {intl.formatMessage(messages.timeOver)}
        <br />
        {intl.formatMessage(left)}
      </Line>
    </>
  );
}

function FreeLine({ offer, checkIn }: Omit<TermsProps, 'today'>) {
  const intl = useIntl();
  const dates = useDates();
  const { cancellation, total } = offer;
  const moment = dates.wallClock(cancellation.freeUntil);
  const kind = policyKind(cancellation, checkIn, total);
  if (kind === 'non-refundable' || kind === 'partly-refundable') {
    return (
      <Line>
        {intl.formatMessage(
          kind === 'non-refundable' ? messages.nonRefundable : policyMessages.partlyRefundable,
        )}
      </Line>
    );
  }
  return (
    <p className={styles.freeLine}>
      <Icon icon={CircleCheck} />
      <span>
        {kind === 'free' && intl.formatMessage(messages.free)}
        {kind === 'free-until' && intl.formatMessage(messages.freeUntil, { moment })}
        {kind === 'house-rule' && (
          <>
            {intl.formatMessage(messages.houseRule)}
            <br />
            <small>{intl.formatMessage(messages.until, { moment })}</small>
          </>
        )}
      </span>
    </p>
  );
}

function Timeline({ offer, checkIn, today }: TermsProps) {
  const intl = useIntl();
  const dates = useDates();
  const share = freeShare(offer.cancellation, today, checkIn);
  if (share === null) return null;
  return (
    <div className={styles.timeline} aria-hidden="true">
      <span className={styles.track}>
        <span className={styles.freePart} style={{ inlineSize: `${share}%` }} />
      </span>
      <span className={styles.ends}>
        <span>{intl.formatMessage(messages.today)}</span>
        <span>{dates.date(offer.cancellation.freeUntil?.slice(0, 10), 'short')}</span>
        <span>{intl.formatMessage(messages.atCheckIn, { date: dates.date(checkIn, 'short') })}</span>
      </span>
    </div>
  );
}

function Terms(props: TermsProps) {
  const intl = useIntl();
  const dates = useDates();
  const { language } = useLocale();
  const { cancellation, total } = props.offer;
  const kind = policyKind(cancellation, props.checkIn, total);
  const steps = toldSteps(cancellation, total);
  return (
    <>
      {isHouseRuleOver(cancellation, props.checkIn) ? (
        <OverLines offer={props.offer} checkIn={props.checkIn} />
      ) : (
        <FreeLine offer={props.offer} checkIn={props.checkIn} />
      )}
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.from}>
              {intl.formatMessage(messages.step, {
                moment: dates.wallClock(step.from),
                fee: formatMoney(step.fee, language.locale),
              })}
            </li>
          ))}
        </ul>
      )}
      {kind === 'house-rule' && <Line>{intl.formatMessage(messages.otherwise)}</Line>}
      <Timeline {...props} />
      {cancellation.freeUntil && <p className={styles.line}>{intl.formatMessage(messages.localTime)}</p>}
    </>
  );
}

/** What cancelling costs and until when it is free, in words and on a line. */
export function CancellationPanel({ isUndecided, ...terms }: CancellationPanelProps) {
  const intl = useIntl();
  return (
    <Card as="section" aria-labelledby="policy-heading">
      <h2 id="policy-heading" className={styles.panelHeading}>
        <Icon icon={ShieldCheck} size={22} />
        {intl.formatMessage(messages.policy)}
      </h2>
      {isUndecided ? <Line>{intl.formatMessage(messages.byRoom)}</Line> : <Terms {...terms} />}
    </Card>
  );
}
