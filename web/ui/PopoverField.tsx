import { clsx } from 'clsx';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger } from 'react-aria-components';
import { Button } from './Button.tsx';
import styles from './Field.module.css';
import { ErrorText } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';
import popover from './Popover.module.css';
import { Sheet } from './Sheet.tsx';
import { SteadyPopover } from './SteadyPopover.tsx';
import { useUiText } from './ui-text.ts';
import { useIsPhone } from './useIsPhone.ts';

interface PopoverFieldProps {
  label: string;
  /** Text of the closed field; empty shows the placeholder. */
  value: ReactNode;
  /** Hides the label visually, for a value that already names the field. */
  isLabelHidden?: boolean;
  placeholder?: string;
  icon?: IconType;
  /** Which value the server writes into the prerendered frame of the page; none by default. */
  moment?: 'dates' | 'guests' | undefined;
  variant?: 'field' | 'bar' | 'panel';
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Shown beside Done; repeats the choice in words. */
  summary?: ReactNode;
  doneLabel?: string;
  /** Called when Done is pressed; false keeps the panel open, which then says what is missing. */
  onDone?: () => boolean;
  error?: string;
  onOpenChange?: (isOpen: boolean) => void;
  /** Called when the pointer or the focus reaches the closed field, to load its panel in advance. */
  onNear?: () => unknown;
  className?: string;
  /** The closed field, which opens the panel. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A field whose value is set in a panel: a popover beside it, a bottom sheet on phones; both end with Done. */
export function PopoverField({
  ref,
  label,
  value,
  placeholder,
  icon,
  children,
  ...props
}: PopoverFieldProps) {
  const { variant = 'field', summary, error, onOpenChange, className } = props;
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const text = useUiText();
  const errorId = useId();
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const done = () => {
    if (props.onDone?.() !== false) change(false);
  };
  const footer = (
    <>
      <div>{summary}</div>
      <Button onPress={done}>{props.doneLabel ?? text.done}</Button>
    </>
  );
  const content = typeof children === 'function' ? children(() => change(false)) : children;
  const trigger = (
    <AriaButton
      ref={ref}
      className={clsx(
        styles.control,
        variant === 'bar' && styles.barControl,
        variant === 'panel' && styles.panelControl,
      )}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onHoverStart={() => void props.onNear?.()}
      onFocus={() => void props.onNear?.()}
      onPressStart={() => void props.onNear?.()}
      {...(error ? { 'aria-describedby': errorId } : {})}
      {...(isPhone ? { onPress: () => change(true) } : {})}
    >
      {icon && <Icon icon={icon} size={variant === 'bar' ? 22 : 18} />}
      <span className={styles.barText}>
        <span className={clsx(styles.barLabel, props.isLabelHidden && 'visually-hidden')}>{label}</span>{' '}
        <span className={clsx(styles.value, !value && styles.isEmpty)} data-moment={props.moment ?? ''}>
          {value || placeholder}
        </span>
      </span>
    </AriaButton>
  );
  return (
    <div className={clsx(styles.field, className)} data-invalid={error ? true : undefined}>
      {isPhone ? (
        <>
          {trigger}
          <Sheet isOpen={isOpen} onClose={() => change(false)} title={label} side="bottom" footer={footer}>
            {content}
          </Sheet>
        </>
      ) : (
        <DialogTrigger isOpen={isOpen} onOpenChange={change}>
          {trigger}
          <SteadyPopover className={popover.popover} offset={12}>
            <Dialog className={popover.dialog} aria-label={label}>
              {content}
              <div className={popover.footer}>{footer}</div>
            </Dialog>
          </SteadyPopover>
        </DialogTrigger>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
