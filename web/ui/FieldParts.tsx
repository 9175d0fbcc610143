import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** Properties of every labelled field. */
export interface FieldProps {
  label: string;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  hint?: string;
  /** Text below the field, which screen readers read with the field; when set, the field is invalid. */
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

/** Hint and error below a field of react-aria, which links both to the control. */
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

/** Hint and error below a field that links them to its control itself, by this id. */
export function LinkedHelp({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  if (error) return <ErrorText id={id}>{error}</ErrorText>;
  return (
    hint && (
      <span id={id} className={styles.hint}>
        {hint}
      </span>
    )
  );
}

/** An error line with its icon, for fields that link it to the control themselves. */
export function ErrorText({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.error} id={id}>
      <Icon icon={CircleAlert} size={16} />
      <span>{children}</span>
    </span>
  );
}
