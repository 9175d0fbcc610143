import { clsx } from 'clsx';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useObjectRef } from 'react-aria';
import { Button as AriaButton } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import styles from './Field.module.css';
import { ErrorText } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';
import { focusField } from './focusField.ts';
import type { FieldPanelProps } from './layers/FieldPanel.tsx';
import { lazyLayer } from './lazy/lazyLayer.tsx';
import { Sheet } from './Sheet.tsx';
import { useUiText } from './ui-text.ts';
import { useIsPhone } from './useIsPhone.ts';

const Panel = lazyLayer<FieldPanelProps>(async () => (await import('./layers/FieldPanel.tsx')).FieldPanel);

interface PopoverFieldProps {
  label: string;
  /** Text of the closed field; empty shows the placeholder. */
  value: ReactNode;
  /** Hides the label visually, for a value that already names the field. */
  isLabelHidden?: boolean;
  placeholder?: string;
  icon?: IconType;
  /** Which value the server writes into the prerendered first frame of the page; none by default. */
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
  /** When this becomes another object, the panel opens, because something in it has to be filled in. */
  opening?: object | null;
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
  const { opening = null } = props;
  const [opened, setOpened] = useState(opening);
  if (opened !== opening) {
    setOpened(opening);
    if (opening !== null) setOpen(true);
  }
  const isPhone = useIsPhone();
  const text = useUiText();
  const errorId = useId();
  const field = useObjectRef(ref);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const done = () => {
    let isComplete = true;
    // The fields are marked before the first of them is focused.
    flushSync(() => {
      isComplete = props.onDone?.() !== false;
    });
    if (isComplete) change(false);
    else focusField(document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]'));
  };
  const footer = (
    <>
      <div>{summary}</div>
      <Button onPress={done}>{props.doneLabel ?? text.done}</Button>
    </>
  );
  const close = () => change(false);
  const content = typeof children === 'function' ? children(close) : children;
  const trigger = (
    <AriaButton
      ref={field}
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
      onPress={() => change(!isOpen)}
      {...(error ? { 'aria-describedby': errorId } : {})}
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
      {trigger}
      {isPhone ? (
        <Sheet isOpen={isOpen} onClose={close} title={label} side="bottom" footer={footer}>
          {content}
        </Sheet>
      ) : (
        <Panel trigger={field} isOpen={isOpen} onClose={close} label={label} footer={footer}>
          {content}
        </Panel>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
