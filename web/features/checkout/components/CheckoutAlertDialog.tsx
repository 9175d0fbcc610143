import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { TextWithHebrew } from '#i18n/content/TextWithHebrew.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { focusField } from '#ui/focusField.ts';
import { alertMessages as messages, changedParts, priceMessages } from '../checkout.messages.ts';
import { hotelPathOf } from '../hotelPathOf.ts';
import type { OrderPart } from '../payment/orderChanges.ts';

export type AlertKind =
  /** Required guest details are missing. */
  | 'details'
  /** Payment fields are empty. */
  | 'payment'
  /** Somebody else has taken the room, or the hotel no longer offers it. */
  | 'soldOut'
  /** The room cannot be booked for another reason. */
  | 'refused'
  /** The card was refused. */
  | 'declined'
  /** The hotel's system does not answer, so nothing was paid. */
  | 'unavailable'
  /** A payment has failed because the hotel's system did not answer. */
  | 'unanswered'
  /** The order was changed elsewhere. */
  | 'outdated';

interface CheckoutAlertDialogProps {
  kind: AlertKind | null;
  /** What was changed elsewhere, for the kind `outdated`. */
  changes: readonly OrderPart[];
  booking: CheckoutPage_BookingFragment;
  onClose: () => void;
}

/**
 * The field to focus when the alert is closed: the number of a declined card, otherwise the first invalid field. Not
 * the button that opened the alert, because the errors may have pushed it out of view.
 */
const fieldToCorrect = (kind: AlertKind | null): HTMLElement | null =>
  document.querySelector(
    `[role=tabpanel] ${kind === 'declined' ? '[autocomplete=cc-number]' : '[aria-invalid=true]'}`,
  );

type RefusalKind = 'soldOut' | 'refused';

/** Alerts that say that this room cannot be booked, so that they lead to the other rooms of the hotel. */
const isRefusal = (kind: AlertKind | null): kind is RefusalKind => kind === 'soldOut' || kind === 'refused';

/** The alerts of the checkout, as dialogs in the page. */
export function CheckoutAlertDialog({ kind, changes, booking, onClose }: CheckoutAlertDialogProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  // The last kind is still shown during the closing animation.
  const [lastKind, setLastKind] = useState(kind);
  if (kind !== null && kind !== lastKind) setLastKind(kind);
  const ok = { label: intl.formatMessage(messages.ok), isSafe: true };
  const actions = isRefusal(kind)
    ? [
        { label: intl.formatMessage(priceMessages.close), isSafe: true },
        {
          label: intl.formatMessage(priceMessages.leave),
          variant: 'primary' as const,
          onPress: () => void navigate(hotelPathOf(booking)),
        },
      ]
    : [ok];
  return (
    <AlertDialog
      isOpen={kind !== null}
      onClose={onClose}
      onGone={() => focusField(fieldToCorrect(lastKind))}
      actions={actions}
      message={
        isRefusal(kind) ? (
          <Text message={priceMessages[kind]} />
        ) : (
          kind && <TextOf kind={kind} changes={changes} />
        )
      }
    />
  );
}

interface TextOfProps {
  kind: Exclude<AlertKind, RefusalKind>;
  changes: readonly OrderPart[];
}

function TextOf({ kind, changes }: TextOfProps) {
  const intl = useIntl();
  const comma = useComma();
  if (kind === 'details' || kind === 'payment') return <TextWithHebrew message={messages[kind]} />;
  if (kind === 'outdated' && changes.length > 0) {
    const parts = changes.map((part) => intl.formatMessage(changedParts[part])).join(comma);
    return <Text message={messages.outdatedParts} values={{ parts }} />;
  }
  return <Text message={messages[kind]} />;
}
