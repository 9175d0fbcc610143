import { CreditCard, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { focusField } from '#ui/focusField.ts';
import { TextField } from '#ui/TextField.tsx';
import {
  blankCardFields,
  cardErrors,
  cardFields,
  declinedTestNumber,
  groupedNumber,
  slashedExpiry,
} from '../../payment/cardForm.ts';
import type { CardField, CardForm } from '../../payment/cardForm.ts';
import { errors as errorMessages, messages } from './payment.messages.ts';
import { Consent } from './Consent.tsx';
import { type PaymentFailure, PaymentProblem } from './PaymentProblem.tsx';
import styles from '../steps/SummaryStep.module.css';
import { useMistypedNumber } from './useMistypedNumber.tsx';

interface PaymentFormProps {
  card: CardForm;
  onCardChange: (card: CardForm) => void;
  isPaying: boolean;
  /** True while the order is being changed; paying is disabled meanwhile. */
  isBlocked: boolean;
  failure: PaymentFailure | null;
  onIncomplete: () => void;
  onPay: () => void;
}

const looks = {
  cardName: { autoComplete: 'cc-name', maxLength: 100 },
  cardNumber: {
    autoComplete: 'cc-number',
    inputMode: 'numeric',
    dir: 'ltr',
    icon: CreditCard,
    maxLength: 30,
  },
  expiryDate: {
    autoComplete: 'cc-exp',
    inputMode: 'numeric',
    dir: 'ltr',
    placeholder: 'MM/YY',
    maxLength: 9,
  },
  cvv: {
    autoComplete: 'cc-csc',
    inputMode: 'numeric',
    dir: 'ltr',
    type: 'password',
    icon: Lock,
    maxLength: 4,
  },
} as const;

const fieldId = (field: CardField): string => `card-${field}`;

/** Fields that are empty or invalid, in the order of the form. */
const badFields = (card: CardForm): readonly CardField[] => {
  const blank = blankCardFields(card);
  const unusable = cardErrors(card, today());
  return cardFields.filter((field) => blank.includes(field) || unusable[field]);
};

/** Card fields and the pay button. The fields are checked here, and a payment in progress cannot be started again. */
export function PaymentForm({ card, onCardChange, isPaying, isBlocked, failure, ...on }: PaymentFormProps) {
  const intl = useIntl();
  const heading = useId();
  const [showsErrors, setShowsErrors] = useState(false);
  const bad = badFields(card);
  const mistyped = useMistypedNumber(card.cardNumber, fieldId('cardNumber'), on.onPay);
  const tidy: Partial<Record<CardField, (text: string) => string>> = {
    cardNumber: groupedNumber,
    expiryDate: slashedExpiry,
  };

  const submit = () => {
    if (isPaying || isBlocked) return;
    setShowsErrors(true);
    const [first] = bad;
    if (!first) {
      mistyped.askBefore();
      return;
    }
    if (blankCardFields(card).length > 0) on.onIncomplete();
    else focusField(document.getElementById(fieldId(first)));
  };

  const errorOf = (name: CardField): { error?: string } => {
    if (showsErrors && bad.includes(name)) return { error: intl.formatMessage(errorMessages[name]) };
    return name === 'cardNumber' && mistyped.isShown ? { error: intl.formatMessage(messages.mistyped) } : {};
  };

  const field = (name: CardField) => (
    <TextField
      id={fieldId(name)}
      name={name}
      label={intl.formatMessage(messages[name])}
      isRequired
      value={card[name]}
      onChange={(value) => onCardChange({ ...card, [name]: value })}
      onBlur={() => {
        onCardChange({ ...card, [name]: tidy[name]?.(card[name]) ?? card[name] });
        if (name === 'cardNumber') mistyped.onLeave();
      }}
      {...looks[name]}
      {...errorOf(name)}
    />
  );

  return (
    <Card as="section" aria-labelledby={heading}>
      <form
        noValidate
        className={styles.payment}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.head}>
          <h2 id={heading} className="title">
            <Text message={messages.title} />
          </h2>
          <Badge tone="neutral" icon={Lock}>
            <Text message={messages.simulated} />
          </Badge>
        </div>
        {field('cardName')}
        {field('cardNumber')}
        <div className={styles.pair}>
          {field('expiryDate')}
          {field('cvv')}
        </div>
        {failure && <PaymentProblem failure={failure} />}
        <Button type="submit" size="lg" isFullWidth isPending={isPaying || isBlocked}>
          <Text message={isPaying ? messages.processing : messages.pay} />
        </Button>
        <Consent />
        <p className={styles.test}>
          <Text
            message={messages.stays}
            values={{
              number: (
                <bdi key="number" dir="ltr" className="num">
                  {groupedNumber(declinedTestNumber)}
                </bdi>
              ),
            }}
          />
        </p>
      </form>
      {mistyped.question}
    </Card>
  );
}
