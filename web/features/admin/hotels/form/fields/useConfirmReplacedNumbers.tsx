import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { focusField } from '#ui/focusField.ts';
import { closing, messages, replacing } from '../HotelForm.messages.ts';
import type { ReplacedNumber } from './replacedNumbers.ts';

interface ReplacedQuestion {
  /** Value for the `ReplacedNumbers` context, which must surround the fields. */
  readonly replaced: Map<string, ReplacedNumber>;
  /** Saves at once, or after confirmation when a typed number was replaced. */
  readonly askBefore: (save: () => void) => void;
  readonly question: ReactNode;
}

/**
 * Asks for confirmation before replaced numbers are saved: a price that became 0 by a typing error would be sold at
 * once. “Keep editing” moves the focus to the first replaced field.
 */
export function useConfirmReplacedNumbers(): ReplacedQuestion {
  const intl = useIntl();
  const [replaced] = useState(() => new Map<string, ReplacedNumber>());
  const [asked, setAsked] = useState<readonly (readonly [id: string, number: ReplacedNumber])[]>([]);
  const [isOpen, setOpen] = useState(false);
  const save = useRef<(() => void) | null>(null);
  const askBefore = (then: () => void) => {
    if (replaced.size === 0) {
      then();
      return;
    }
    save.current = then;
    setAsked([...replaced]);
    setOpen(true);
  };
  const showField = () => {
    if (save.current === null) return;
    const input = asked[0]?.[1].input.current;
    focusField(input);
    input?.select();
  };
  const question = (
    <AlertDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onGone={showField}
      title={intl.formatMessage(replacing.title)}
      message={asked.map(([id, { note }]) => (
        <p key={id}>{note}</p>
      ))}
      actions={[
        { label: intl.formatMessage(closing.keep), isSafe: true },
        {
          label: intl.formatMessage(messages.save),
          onPress: () => {
            save.current?.();
            save.current = null;
          },
        },
      ]}
    />
  );
  return { replaced, askBefore, question };
}
