import { Price } from '#i18n/money/Price.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages } from './booking.messages.ts';
import { policyRules } from './policyRule.ts';
import type { PolicyRule } from './policyRule.ts';

function Sentence({ rule }: { rule: PolicyRule<MoneyAmount> }) {
  const dates = useDates();
  if (rule.kind === 'stored') {
    return (
      <bdi lang="en" dir="auto">
        {rule.text}
      </bdi>
    );
  }
  const values = {
    ...('when' in rule ? { when: <bdi key="when">{dates.wallClock(rule.when)}</bdi> } : {}),
    ...('fee' in rule ? { fee: <Price key="fee" money={rule.fee} /> } : {}),
  };
  return <Text message={messages[rule.kind]} values={values} />;
}

interface BookingPolicyProps {
  booking: Parameters<typeof policyRules<MoneyAmount>>[0];
  /** The current day, for a booking that is not paid yet. */
  day?: string;
}

/** The cancellation policy as it was when the booking was made, in the reader's language. */
export function BookingPolicy({ booking, day }: BookingPolicyProps) {
  return policyRules(booking, day).map((rule, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the sentences of one frozen policy never move
    <p key={index}>
      <Sentence rule={rule} />.
    </p>
  ));
}
