import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { focusField } from '#ui/focusField.ts';
import { cardDigits, looksMistyped } from '../../payment/cardForm.ts';
import { messages, mistyped as question } from './payment.messages.ts';

interface MistypedNumber {
  /** True once the field was left with a number that fails its checksum, until the number is changed. */
  readonly isShown: boolean;
  /** To be called when the field of the number is left. */
  readonly onLeave: () => void;
  /** Pays at once, or after a confirmation when the number fails its checksum. */
  readonly askBefore: () => void;
  readonly question: ReactNode;
}

/**
 * Warns of a card number that fails its checksum, and asks once before it is used. It is not refused, because some
 * cards have no checksum.
 * @param fieldId id of the field of the number, which is focused when the traveller wants to check it
 */
export function useMistypedNumber(number: string, fieldId: string, onPay: () => void): MistypedNumber {
  const intl = useIntl();
  const announce = useAnnounce();
  const digits = cardDigits(number);
  const isMistyped = looksMistyped(number);
  const [left, setLeft] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const [isAsking, setAsking] = useState(false);
  /** True until the question is answered with a payment. */
  const isOpenQuestion = useRef(false);
  const checkNumber = () => {
    if (isOpenQuestion.current) focusField(document.getElementById(fieldId));
  };
  return {
    isShown: isMistyped && left === digits && confirmed !== digits,
    onLeave: () => {
      setLeft(digits);
      if (isMistyped) announce(intl.formatMessage(messages.mistyped));
    },
    askBefore: () => {
      if (!isMistyped || confirmed === digits) {
        onPay();
        return;
      }
      isOpenQuestion.current = true;
      setLeft(digits);
      setAsking(true);
    },
    question: (
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onGone={checkNumber}
        title={intl.formatMessage(question.title)}
        message={<Text message={messages.mistyped} />}
        actions={[
          { label: intl.formatMessage(question.check), isSafe: true },
          {
            label: intl.formatMessage(messages.pay),
            onPress: () => {
              if (!isOpenQuestion.current) return;
              isOpenQuestion.current = false;
              setConfirmed(digits);
              // The one of now, because the order may have changed since the question was asked.
              onPay();
            },
          },
        ]}
      />
    ),
  };
}
