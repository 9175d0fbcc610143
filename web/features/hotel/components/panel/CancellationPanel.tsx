import { CircleCheck, Info, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages as policyMessages } from '#lib/booking/booking.messages.ts';
import { begunKind, currentSteps, feeAtFirst } from '#lib/booking/policyRule.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import {
  costsMoreOnceBegun,
  displayedSteps,
  freeShare,
  isFree48HoursOver,
  policyKind,
} from '../../policy/cancellationPlan.ts';
import { dealMessages as messages } from '../../HotelPage.messages.ts';
import styles from '../Deal.module.css';

interface CancellationPanelProps {
  offer: HotelPage_OfferFragment;
  /** True when no room is chosen yet and only some of them are free to cancel. */
  isUndecided: boolean;
  checkIn: string;
  checkOut: string;
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

type Step = HotelPage_OfferFragment['cancellation']['steps'][number];

/** The cost of cancelling this room for these dates, now and after the next deadline. */
function Lead({ offer, checkIn, next }: Omit<TermsProps, 'checkOut' | 'today'> & { next: Step | undefined }) {
  const intl = useIntl();
  const dates = useDates();
  const { language } = useLocale();
  const { cancellation, total } = offer;
  const kind = policyKind(cancellation, checkIn, total);
  if (kind === 'non-refundable' || kind === 'partly-refundable') {
    const text = kind === 'non-refundable' ? messages.nonRefundable : policyMessages.partlyRefundable;
    return (
      <Line>
        <strong>{intl.formatMessage(text)}</strong>
        {isFree48HoursOver(cancellation, checkIn) && (
          <>
            <br />
            {intl.formatMessage(messages.timeOver)}
          </>
        )}
      </Line>
    );
  }
  const moment = dates.wallClock(cancellation.freeUntil);
  return (
    <p className={styles.freeLine}>
      <Icon icon={CircleCheck} />
      <strong>
        {kind === 'free'
          ? intl.formatMessage(messages.free)
          : next
            ? intl.formatMessage(messages.freeThen, { moment, fee: formatMoney(next.fee, language.locale) })
            : intl.formatMessage(messages.freeUntil, { moment })}
      </strong>
    </p>
  );
}

/** The default cancellation rule, in two sentences without dates. */
function GeneralRule() {
  const intl = useIntl();
  return (
    <div className={styles.rule}>
      <h3>{intl.formatMessage(messages.rule)}</h3>
      <p>{intl.formatMessage(policyMessages.free48Hours)}</p>
      <p>{intl.formatMessage(messages.otherwise)}</p>
    </div>
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

/** The fee of a rate that is never free to cancel, until the next one, and what is refunded. */
function FeeAtFirst({
  fee,
  total,
  next,
}: {
  fee: Step['fee'];
  total: Step['fee'];
  next: string | undefined;
}) {
  const intl = useIntl();
  const dates = useDates();
  const { language } = useLocale();
  const rule = feeAtFirst(fee, total, next);
  return intl.formatMessage(policyMessages[rule.kind], {
    fee: formatMoney(rule.fee, language.locale),
    refund: formatMoney({ ...rule.fee, amountMinor: rule.refundMinor }, language.locale),
    ...(rule.kind === 'feeUntil' && { when: dates.wallClock(rule.when) }),
  });
}

function Terms(props: TermsProps) {
  const intl = useIntl();
  const dates = useDates();
  const { language } = useLocale();
  const { offer, checkIn, checkOut } = props;
  const { cancellation, total } = offer;
  const stay = { checkIn, checkOut, totalPrice: total };
  const kind = policyKind(cancellation, checkIn, total);
  const { current: shownSteps, begun } = currentSteps(displayedSteps(cancellation, total), props.today);
  // Lead states the first fee after the free time, so it is not listed again.
  const next = cancellation.freeUntil ? shownSteps[0] : undefined;
  const later = next ? shownSteps.slice(1) : shownSteps;
  const isNeverFree = kind === 'partly-refundable';
  const hasBegunRule = costsMoreOnceBegun(cancellation, total);
  return (
    <>
      <Lead offer={offer} checkIn={checkIn} next={next} />
      {(later.length > 0 || hasBegunRule) && (
        <ul className={styles.steps}>
          {later.map((step, index) => (
            <li key={step.from}>
              {isNeverFree && index === 0 ? (
                <FeeAtFirst fee={step.fee} total={total} next={later[1]?.from} />
              ) : (
                intl.formatMessage(step === begun ? policyMessages.feeNow : messages.step, {
                  moment: dates.wallClock(step.from),
                  fee: formatMoney(step.fee, language.locale),
                })
              )}
            </li>
          ))}
          {hasBegunRule && <li>{intl.formatMessage(policyMessages[begunKind(stay, cancellation.steps)])}</li>}
        </ul>
      )}
      <Timeline {...props} />
      {cancellation.freeUntil && <p className={styles.line}>{intl.formatMessage(messages.localTime)}</p>}
      {(kind === 'free-48-hours' || isFree48HoursOver(cancellation, checkIn)) && <GeneralRule />}
    </>
  );
}

/** The cost of cancelling and until when it is free, in words and on a timeline; then the rule behind it. */
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
