import { ArrowRight, Mail, Phone } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focusField.ts';
import { TextField } from '#ui/TextField.tsx';
import { messages as checkoutMessages } from '../../checkout.messages.ts';
import { fieldId, type GuestField } from '../../guest/guestForm.ts';
import type { GuestFormState } from '../../guest/useGuestForm.ts';
import { useOnFocusLeave } from '../../guest/useOnFocusLeave.ts';
import { errors as errorMessages, messages } from '../guest.messages.ts';
import styles from './GuestStep.module.css';
import { OtherGuests } from './OtherGuests.tsx';
import { StepCard } from './StepCard.tsx';

interface GuestStepProps {
  booking: CheckoutPage_BookingFragment;
  guest: GuestFormState;
  showsErrors: boolean;
  /** Fields that the server refused. */
  refusedFields: readonly string[];
  onShowErrors: () => void;
  onContinue: () => void;
  onSkip: () => void;
}

const looks = {
  firstName: { maxLength: 100, autoComplete: 'given-name' },
  lastName: { maxLength: 100, autoComplete: 'family-name' },
  email: { maxLength: 254, autoComplete: 'email', type: 'email', dir: 'ltr', icon: Mail },
  phone: { maxLength: 40, autoComplete: 'tel', type: 'tel', dir: 'ltr', icon: Phone },
  specialRequests: { maxLength: 2000, isMultiline: true },
} as const;

const optional: ReadonlySet<GuestField> = new Set<GuestField>(['phone', 'specialRequests']);

/** The guest details, the only required step, with buttons to the next step and to the summary. */
export function GuestStep({ booking, guest, showsErrors, refusedFields, ...on }: GuestStepProps) {
  const intl = useIntl();
  const { form, change, errors, isLatinOnly, needsPhone } = guest;
  const fields = useRef<HTMLFormElement>(null);
  useOnFocusLeave(fields, guest.save);
  const hints: Partial<Record<GuestField, string>> = {
    phone: intl.formatMessage(needsPhone ? messages.phoneNeededHint : messages.phoneHint),
    ...(isLatinOnly
      ? {
          firstName: intl.formatMessage(messages.latinHint),
          lastName: intl.formatMessage(messages.latinHint),
        }
      : {}),
  };
  const errorOf = (field: GuestField): { error?: string } => {
    const key = errors[field] ?? (refusedFields.some((name) => name.endsWith(field)) ? 'refused' : null);
    return showsErrors && key ? { error: intl.formatMessage(errorMessages[key]) } : {};
  };
  const field = (name: GuestField) => (
    <TextField
      id={fieldId(name)}
      name={name}
      label={intl.formatMessage(messages[name])}
      value={form[name]}
      onChange={(value) => change({ ...form, [name]: value })}
      isRequired={!optional.has(name) || (name === 'phone' && needsPhone)}
      {...(hints[name] ? { hint: hints[name] } : {})}
      {...looks[name]}
      {...(name === 'specialRequests' ? { placeholder: intl.formatMessage(messages.requestsExample) } : {})}
      {...errorOf(name)}
    />
  );
  /**
   * Leaves the step by `go` if all fields are valid; otherwise shows the errors and focuses the first invalid field.
   */
  const leave = (go: () => void) => {
    if (guest.firstInvalidId === null) {
      go();
      return;
    }
    // The section with the field may be collapsed until its error is shown.
    flushSync(on.onShowErrors);
    focusField(document.getElementById(guest.firstInvalidId));
  };
  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave(on.onContinue);
      }}
    >
      <StepCard
        title={checkoutMessages.guestDetails}
        line={
          <Text
            message={messages.required}
            values={{
              star: (
                <b key="star" className={styles.star}>
                  *
                </b>
              ),
            }}
          />
        }
        actions={
          <>
            <Button variant="ghost" onPress={() => leave(on.onSkip)}>
              <Text message={messages.skipToSummary} />
            </Button>
            <Button type="submit" size="lg" iconEnd={ArrowRight} flipIcon>
              <Text message={messages.continue} />
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          {field('firstName')}
          {field('lastName')}
          {field('email')}
          {field('phone')}
          <div className={styles.wide}>{field('specialRequests')}</div>
        </div>
        <OtherGuests booking={booking} guest={guest} showsErrors={showsErrors} />
      </StepCard>
    </form>
  );
}
