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
  /** Names what the field belongs to where several fields have the same label. */
  owner?: string;
  value: string;
  onChange: (text: string) => void;
  range: NumberRange;
  /** Always present, because a hint that is added later is not linked to its field. */
  hint: string;
  prefix?: string;
  suffix?: string;
  className?: string;
}

/** A number typed as text: invalid text becomes 0 when the field is left, with a sentence about that under the field. */
export function NumberText(props: NumberTextProps) {
  const { value, onChange, range, hint, owner, ...field } = props;
  const comma = useComma();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const noteLabel = owner ? `${owner}${comma}${field.label}` : field.label;
  const intl = useIntl();
  const announce = useAnnounce();
  /** What was said about a replaced text, while the number that replaced it is still there. */
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
  const typed = complaint();
  const correct = () => {
    if (typed === null) return;
    const used = String(readNumber(value, range).value);
    setCorrection({ note: typed, value: used });
    announce(typed);
    onChange(used);
  };

  const note = typed ?? (correction?.value === value ? correction.note : null);
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
