import { clsx } from 'clsx';
import { type Ref, useEffect, useId, useRef } from 'react';
import { Group, Input, LabelContext } from 'react-aria-components';
import { clearOnEscape, enterByPress } from './comboBoxEvents.ts';
import styles from './Field.module.css';
import { FieldLabel, type FieldProps, LinkedHelp } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';
import { lazyField, type StandsIn } from './lazy/lazyField.tsx';

export interface ComboItem {
  id: string;
  name: string;
  detail?: string;
  /** Replaces the field's own `itemIcon`. */
  icon?: IconType;
  /** Text of the field once the row is picked; the name by default, null leaves the text unchanged. */
  text?: string | null;
}

export interface ComboBoxProps extends FieldProps {
  /** Shown as given, because the server filters. */
  items: readonly ComboItem[];
  inputValue: string;
  /** Called for every change of the text: typed, taken from a row, or cleared by Escape. */
  onInputChange: (text: string) => void;
  selectedId?: string | null;
  /** Called when a row is picked; null when the text of the picked row was changed or cleared. */
  onSelect: (item: ComboItem | null) => void;
  /** Called when the field gets the focus: a caller may load rows only then. */
  onFocus?: () => void;
  isLoading?: boolean;
  /** Shown in the list when the server found nothing; when missing, the list stays closed. */
  emptyText?: string;
  placeholder?: string;
  icon?: IconType;
  itemIcon?: IconType;
  variant?: 'field' | 'bar';
  /** Opens the list as soon as the empty field gets the focus. */
  opensEmpty?: boolean;
  /** Enter on typed words submits the form although the list is open; otherwise it only closes the list. */
  submitsOnEnter?: boolean;
  /** When this number grows, the field gets the focus and opens its list, from which the traveller has to choose. */
  choosing?: number;
  /** Above the rows, such as what the traveller has to choose from them. */
  listTitle?: string | undefined;
  /** Id of an explaining text elsewhere on the page. */
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** What the library tells screen readers about a field whose list is closed. */
const closedList = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

/** The field without its list. */
function PlainComboBox({ around, onListWanted, ref, ...props }: ComboBoxProps & StandsIn) {
  const { label, isLabelHidden, hint, error, isRequired, variant = 'field', icon, choosing } = props;
  const ids = { input: useId(), help: useId() };
  const isBar = variant === 'bar';
  const isDisabled = props.isDisabled ?? false;
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef(choosing);
  useEffect(() => {
    if (chosen.current === choosing) return;
    chosen.current = choosing;
    box.current?.querySelector('input')?.focus();
    onListWanted();
  }, [choosing, onListWanted, box, chosen]);
  const type = (text: string) => {
    props.onInputChange(text);
    if (props.selectedId) props.onSelect(null);
    onListWanted();
  };
  const name = <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />;
  const described = [props['aria-describedby'], (hint || error) && ids.help].filter(Boolean).join(' ');
  return (
    <div
      {...around}
      className={clsx(styles.field, props.className)}
      data-disabled={isDisabled || undefined}
      data-invalid={error ? true : undefined}
    >
      <LabelContext value={{ htmlFor: props.id ?? ids.input }}>
        {!isBar && name}
        <Group
          ref={box}
          role="presentation"
          className={clsx(styles.control, isBar && styles.barControl)}
          isDisabled={isDisabled}
          isInvalid={Boolean(error)}
          onMouseDown={enterByPress}
          onKeyDownCapture={(event) => {
            clearOnEscape(event, props);
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onListWanted();
          }}
        >
          {icon && <Icon icon={icon} size={isBar ? 22 : 18} />}
          <span className={styles.barText}>
            {isBar && name}
            <Input
              ref={ref}
              id={props.id ?? ids.input}
              className={styles.input}
              {...closedList}
              autoComplete="off"
              autoCorrect="off"
              spellCheck="false"
              value={props.inputValue}
              disabled={isDisabled}
              {...(isRequired ? { 'aria-required': true } : {})}
              {...(error ? { 'aria-invalid': true } : {})}
              {...(described ? { 'aria-describedby': described } : {})}
              placeholder={props.placeholder}
              name={props.name}
              onFocus={() => {
                props.onFocus?.();
                if (props.opensEmpty && props.inputValue === '') onListWanted();
              }}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </span>
        </Group>
      </LabelContext>
      <LinkedHelp id={ids.help} hint={hint} error={error} />
    </div>
  );
}

/**
 * Text with suggestions: Down and Up move, Enter picks, Escape closes and then clears. Typing never picks by itself.
 * The number of suggestions is announced.
 */
export const ComboBox = lazyField<ComboBoxProps>(
  async () => (await import('./layers/ComboBoxField.tsx')).ComboBoxField,
  PlainComboBox,
);
