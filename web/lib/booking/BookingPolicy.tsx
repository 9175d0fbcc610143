import { Price } from '#i18n/money/Price.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages } from './booking.messages.ts';
import { LegalRight, type LegalRightOf } from './LegalRight.tsx';
import { laterFees, policyRules } from './policyRule.ts';
import type { PolicyRule, RefundableExtras } from './policyRule.ts';

interface SentenceProps {
  rule: PolicyRule<MoneyAmount>;
  keptExtras: MoneyAmount | null;
}

type FeeNow = Extract<PolicyRule<MoneyAmount>, { kind: 'feeNow' | 'feeUntil' | 'feeBefore' }>;

/** A sentence about the fee that applies now. */
const isFeeNow = (rule: PolicyRule<MoneyAmount>): rule is FeeNow =>
  rule.kind === 'feeNow' || rule.kind === 'feeUntil' || rule.kind === 'feeBefore';

function Sentence({ rule, keptExtras }: SentenceProps) {
  const dates = useDates();
  if (rule.kind === 'stored') {
    return (
      <bdi lang="en" dir="auto">
        {rule.text}
      </bdi>
    );
  }
  if (isFeeNow(rule) && keptExtras) {
    const sum = { ...rule.fee, amountMinor: rule.fee.amountMinor + keptExtras.amountMinor };
    return (
      <Text
        message={messages.feeNowWithExtras}
        values={{
          sum: <Price key="sum" money={sum} />,
          fee: <Price key="fee" money={rule.fee} />,
          extras: <Price key="extras" money={keptExtras} />,
        }}
      />
    );
  }
  if (rule.kind === 'feeFrom' && rule.extras) {
    const sum = { ...rule.fee, amountMinor: rule.fee.amountMinor + rule.extras.amountMinor };
    return (
      <Text
        message={messages.feeFromWithExtras}
        values={{
          sum: <Price key="sum" money={sum} />,
          when: <bdi key="when">{dates.wallClock(rule.when)}</bdi>,
          fee: <Price key="fee" money={rule.fee} />,
          extras: <Price key="extras" money={rule.extras} />,
        }}
      />
    );
  }
  const values = {
    ...('when' in rule ? { when: <bdi key="when">{dates.wallClock(rule.when)}</bdi> } : {}),
    ...('fee' in rule ? { fee: <Price key="fee" money={rule.fee} /> } : {}),
    ...('refundMinor' in rule
      ? { refund: <Price key="refund" money={{ ...rule.fee, amountMinor: rule.refundMinor }} /> }
      : {}),
  };
  return <Text message={messages[rule.kind]} values={values} />;
}

interface BookingPolicyProps {
  booking: Parameters<typeof policyRules<MoneyAmount>>[0] & LegalRightOf;
  /** The current day, for a booking that is not paid yet. */
  day?: string;
  /** Class of the sentence on the legal right to cancel. */
  legalClassName?: string | undefined;
  /** The sentence on the legal right for readers other than the guest, with the value `fee`. */
  legalMessage?: Message;
  /** Price of the extras when they are not refunded any more: then the cost of cancelling now includes them. */
  keptExtras?: MoneyAmount | null;
  /** Extras that are still refunded: the fees from the time on when they are not include them. */
  extras?: RefundableExtras<MoneyAmount> | null;
}

/** A booking without stored terms counts as not free, although its stored text may say that it is. */
const isFreeByText = ({ kind }: PolicyRule<unknown>) =>
  kind === 'stored' || kind === 'free48Hours' || kind === 'free';

/**
 * The cancellation policy as it was when the booking was made, in the reader's language, and the legal right to cancel
 * as long as it applies.
 */
export function BookingPolicy(props: BookingPolicyProps) {
  const { booking, day, keptExtras = null, extras = null, legalClassName, legalMessage } = props;
  const rules = policyRules<MoneyAmount>(booking, day, extras);
  return (
    <>
      {rules.map((rule, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sentences of one frozen policy never move
        <p key={index}>
          <Sentence rule={rule} keptExtras={keptExtras} />.
        </p>
      ))}
      {keptExtras && !rules.some(isFeeNow) && <KeptExtras extras={keptExtras} />}
      {!rules.some(isFreeByText) && (
        <LegalRight booking={booking} className={legalClassName} message={legalMessage} />
      )}
    </>
  );
}

interface LaterFeesProps {
  booking: Parameters<typeof laterFees<MoneyAmount>>[0];
  /** The current day. */
  day: string;
  /** The fees from the time on when these are not refunded any more include them. */
  extras?: RefundableExtras<MoneyAmount> | null;
  className?: string | undefined;
}

/** What cancelling a booking that is not paid yet costs after the time when it is free; nothing when it stays free. */
export function LaterFees({ booking, day, extras = null, className }: LaterFeesProps) {
  return laterFees(booking, day, extras).map((rule, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the sentences of one frozen policy never move
    <p key={index} className={className}>
      <Sentence rule={rule} keptExtras={null} />.
    </p>
  ));
}

/** A sentence that the extras are not refunded any more, with their price. */
export function KeptExtras({ extras }: { extras: MoneyAmount }) {
  return (
    <p>
      <Text message={messages.extrasKept} values={{ extras: <Price key="extras" money={extras} /> }} />.
    </p>
  );
}
