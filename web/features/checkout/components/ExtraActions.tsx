import { ArrowRight } from 'lucide-react';
import { Text } from '../../../i18n/Text.tsx';
import type { Message } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { messages } from '../checkout.messages.ts';
import type { ExtrasSaving } from '../useExtras.ts';
import styles from './Extras.module.css';

interface ExtraActionsProps {
  saving: ExtrasSaving;
  /** Nothing is chosen yet. */
  isAddDisabled: boolean;
  /** Shown instead of Skip when the extra is part of the booking already. */
  remove: { readonly label: Message; readonly onPress: () => void } | null;
  onSkip: () => void;
  onAdd: () => void;
}

/** Add or skip, equally easy; what is part of the booking can be taken out again. */
export function ExtraActions({ saving, isAddDisabled, remove, onSkip, onAdd }: ExtraActionsProps) {
  return (
    <>
      <div className={styles.ways}>
        <Button variant="ghost" onPress={onSkip}>
          <Text message={messages.skip} />
        </Button>
        {remove && (
          <Button variant="ghost" onPress={remove.onPress}>
            <Text message={remove.label} />
          </Button>
        )}
      </div>
      <Button
        size="lg"
        iconEnd={ArrowRight}
        flipIcon
        isDisabled={isAddDisabled}
        isPending={saving.isSaving}
        onPress={onAdd}
      >
        <Text message={messages.addAndContinue} />
      </Button>
    </>
  );
}

/** Told beside the choice that stayed on the page (DEC-47). */
export function SaveFailed({ saving }: { saving: ExtrasSaving }) {
  if (!saving.hasFailed) return null;
  return (
    <Notice tone="danger" role="alert">
      <Text message={messages.saveFailed} />
    </Notice>
  );
}
