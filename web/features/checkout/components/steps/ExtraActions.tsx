import { ArrowRight } from 'lucide-react';
import type { BookingExtrasInput } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import type { Message } from '#i18n/messages.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from '../../checkout.messages.ts';
import { stepAfter } from '../../steps.ts';
import type { StepId } from '../../steps.ts';
import type { ExtraChoices } from '../../extras/useExtraChoices.ts';
import styles from '../Extras.module.css';

interface ExtraActionsProps {
  step: StepId;
  choices: ExtraChoices;
  /** Extras that the Add button saves; null while nothing is chosen. */
  add: BookingExtrasInput | null;
  /** Button that removes the extra; null when the booking does not have it. */
  remove: { readonly label: Message; readonly extras: BookingExtrasInput } | null;
}

/**
 * Buttons of an extras step: Skip, Add and, for an extra of the booking, Remove. While the booking has exactly what is
 * chosen, there is nothing to add or skip, so the step only leads on.
 */
export function ExtraActions({ step, choices, add, remove }: ExtraActionsProps) {
  const next = stepAfter(step);
  const isAdded = remove !== null && !choices.unsaved.some((unsaved) => unsaved === step);
  return (
    <>
      <div className={styles.ways}>
        {!isAdded && (
          <Button variant="ghost" onPress={() => choices.skip(next)}>
            <Text message={messages.skip} />
          </Button>
        )}
        {remove && (
          <Button variant="ghost" onPress={() => choices.save(step, remove.extras, null)}>
            <Text message={remove.label} />
          </Button>
        )}
      </div>
      <Button
        size="lg"
        iconEnd={ArrowRight}
        flipIcon
        isDisabled={!isAdded && add === null}
        isPending={choices.isSaving}
        onPress={() => (isAdded ? choices.leave(next) : add && choices.save(step, add, next))}
      >
        <Text message={isAdded ? messages.continue : messages.addAndContinue} />
      </Button>
    </>
  );
}

/** Scrolls the message into view: it is below the step, which may be long, while the step bar is above it. */
const bringIntoSight = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'center' });

/** Message about a choice that could not be saved. */
export function SaveFailed({ step, choices }: Pick<ExtraActionsProps, 'step' | 'choices'>) {
  const words = choices.failureOf(step);
  if (!words) return null;
  return (
    <div ref={bringIntoSight}>
      <Notice tone="danger" role="alert">
        <Text message={words} />
      </Notice>
    </div>
  );
}
