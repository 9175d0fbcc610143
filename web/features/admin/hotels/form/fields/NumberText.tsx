import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { TextField } from '#ui/TextField.tsx';
import { messages } from '../HotelForm.messages.ts';
import { type NumberRange, readNumber } from './numbers.ts';
import { useReplacedNumber } from './replacedNumbers.ts';

interface NumberTextProps {
  label: string;
  /** Name of the field's owner, for example a room, when several fields have the same label. */
  owner?: string;
  value: string;
  onChange: (text: string) => void;
  range: NumberRange;
  /** Always present, because a hint that is added later would not be linked to its field. */
  hint: string;
  prefix?: string;
  suffix?: string;
  className?: string;
}

/**
 * A number typed as text. When the field is left, text that is not a number becomes 0 and a number out of range the
 * nearest limit; a note under the field says so.
 */
export function NumberText(props: NumberTextProps) {
  const { value, onChange, range, hint, owner, ...field } = props;
  const comma = useComma();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const noteLabel = owner ? `${owner}${comma}${field.label}` : field.label;
  const intl = useIntl();
  const announce = useAnnounce();
  /** The note about a replaced text, until the number that replaced it is changed. */
  const [correction, setCorrection] = useState<{ note: string; value: string } | null>(null);

  const complaint = (): string | null => {
    const read = readNumber(value, range);
    if (read.problem === 'notNumber') return intl.formatMessage(messages.notANumber, { text: value.trim() });
    if (read.problem !== 'outOfRange') return null;
    const numbers = { min: range.min, max: range.max, value: read.value };
    return intl.formatMessage(
      messages.outOfRange,
      Object.fromEntries(Object.entries(numbers).map(([name, size]) => [name, intl.formatNumber(size)])),
    );
  };
  const current = complaint();
  const correct = () => {
    if (current === null) return;
    const used = String(readNumber(value, range).value);
    setCorrection({ note: current, value: used });
    announce(current);
    onChange(used);
  };

  const note = current ?? (correction?.value === value ? correction.note : null);
  useReplacedNumber(note && `${noteLabel}: ${note}`, input);
  return (
    <TextField
      {...field}
      ref={input}
      value={value}
      onChange={(text) => {
        setCorrection(null);
        onChange(text);
      }}
      onBlur={correct}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={24}
      hint={note ?? hint}
    />
  );
}
