import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import styles from './Field.module.css';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url';
  icon?: IconType;
  /**
   * Short signs inside the field, before and after the typed text: a currency, a unit. The label or hint names them
   * too.
   */
  prefix?: string;
  suffix?: string;
  /** `ltr` is for email, phone, codes and card fields, in every language. */
  dir?: 'ltr' | 'rtl' | 'auto';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  isReadOnly?: boolean;
  isMultiline?: boolean;
  rows?: number;
  maxLength?: number;
  onBlur?: () => void;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** One or several lines of text. The feature validates; the field shows the error. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, icon, dir, placeholder } = props;
  const { prefix, suffix, isReadOnly = false, isMultiline = false, rows = 4, onBlur, ...rest } = props;
  // Browsers treat an empty field as left-to-right on every page; here it follows the page until something is typed.
  const typedDir = dir === 'auto' && !rest.value ? undefined : dir;
  const control = { className: styles.input, dir: typedDir, placeholder, ref };
  return (
    <AriaTextField
      id={rest.id}
      name={rest.name}
      value={rest.value}
      onChange={rest.onChange}
      type={rest.type}
      inputMode={rest.inputMode}
      autoComplete={rest.autoComplete}
      maxLength={rest.maxLength}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for a dialog with one field
      autoFocus={rest.autoFocus}
      isDisabled={rest.isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={clsx(styles.field, className)}
      {...(onBlur ? { onBlur: () => onBlur() } : {})}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <span className={clsx(styles.control, isReadOnly && styles.readOnly)}>
        {icon && <Icon icon={icon} size={18} />}
        {prefix && <span aria-hidden="true">{prefix}</span>}
        {isMultiline ? <TextArea {...control} rows={rows} /> : <Input {...control} />}
        {suffix && <span aria-hidden="true">{suffix}</span>}
        {isReadOnly && <Icon icon={Lock} size={18} />}
      </span>
      <FieldHelp hint={hint} error={error} />
    </AriaTextField>
  );
}
