import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What every labelled field takes. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  hint?: string;
  /** Shown under the field and read with it; its presence marks the field invalid. */
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
  id?: string;
}

export function FieldLabel({ label, isLabelHidden = false, isRequired = false }: FieldProps) {
  return (
    <Label className={clsx(styles.label, isLabelHidden && 'visually-hidden')}>
      {label}
      {isRequired && (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
}

/** Hint and error under a field of react-aria, which ties both to the control. */
export function FieldHelp({ hint, error }: { hint?: string | undefined; error?: string | undefined }) {
  return (
    <>
      {hint && !error && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>{error && <ErrorText>{error}</ErrorText>}</FieldError>
    </>
  );
}

/** An error line with its icon, for fields that tie it to the control themselves. */
export function ErrorText({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.error} id={id}>
      <Icon icon={CircleAlert} size={16} />
      <span>{children}</span>
    </span>
  );
}
