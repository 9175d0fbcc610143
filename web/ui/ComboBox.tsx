import { clsx } from 'clsx';
import { use, useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import styles from './Field.module.css';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';
import list from './listbox.module.css';
import { Skeleton } from './Skeleton.tsx';
import { useUiText } from './ui-text.ts';

export interface ComboItem {
  id: string;
  name: string;
  detail?: string;
  /** Replaces the field's own `itemIcon`. */
  icon?: IconType;
  /** Text of the field once the row is picked; the name by default, null leaves the text unchanged. */
  text?: string | null;
}

interface ComboBoxProps extends FieldProps {
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
  /** Shown in the list when the server found nothing; without it the list stays closed. */
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
  /** Id of an explaining text elsewhere on the page. */
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

function EmptyRows({ isLoading, emptyText }: { isLoading: boolean; emptyText: string | undefined }) {
  const text = useUiText();
  if (!isLoading) return <div className={list.message}>{emptyText}</div>;
  return (
    <div className={list.message}>
      <span className="visually-hidden">{text.loading}</span>
      <Skeleton width="70%" />
      <Skeleton width="85%" />
      <Skeleton width="60%" />
    </div>
  );
}

/** Opens the list of the field that it is in. */
function Opener({ turn }: { turn: number }) {
  const state = use(ComboBoxStateContext);
  const here = useRef<HTMLSpanElement>(null);
  const opened = useRef(turn);
  useEffect(() => {
    if (opened.current === turn || !state) return;
    opened.current = turn;
    here.current?.parentElement?.querySelector('input')?.focus();
    state.open(null, 'manual');
  }, [turn, state]);
  return <span ref={here} hidden />;
}

/**
 * Text with suggestions: Down and Up move, Enter picks, Escape closes and then clears. Typing never picks by itself.
 * The number of suggestions is announced.
 */
export function ComboBox({ ref, ...props }: ComboBoxProps) {
  const { label, isLabelHidden, hint, error, isRequired, items, inputValue, selectedId = null } = props;
  const { onInputChange, onSelect, isLoading = false, emptyText, variant = 'field', icon, itemIcon } = props;
  const [isOpen, setOpen] = useState(false);
  const isBar = variant === 'bar';

  const type = (text: string) => {
    if (text === inputValue) return;
    onInputChange(text);
    if (selectedId !== null) onSelect(null);
  };
  // Free text is allowed, so that leaving the field never rewrites what was typed; only rows count as a pick.
  const take = (key: string | number | null) => {
    const item = items.find((each) => each.id === key);
    if (!item) return;
    onSelect(item);
    const { text = item.name } = item;
    if (text !== null) onInputChange(text);
  };
  const submitOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !props.submitsOnEnter || !isOpen || event.nativeEvent.isComposing) return;
    const input = event.currentTarget.querySelector('input');
    if (input && inputValue !== '' && !input.hasAttribute('aria-activedescendant'))
      input.form?.requestSubmit();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isOpen || inputValue === '') return;
    event.preventDefault();
    event.stopPropagation();
    onInputChange('');
    onSelect(null);
  };

  return (
    <AriaComboBox
      id={props.id}
      aria-describedby={props['aria-describedby']}
      items={items}
      inputValue={inputValue}
      onInputChange={type}
      value={selectedId}
      onChange={take}
      onOpenChange={setOpen}
      onFocus={() => props.onFocus?.()}
      allowsCustomValue
      allowsEmptyCollection={isLoading || (emptyText !== undefined && inputValue !== '')}
      menuTrigger={props.opensEmpty && inputValue === '' ? 'focus' : 'input'}
      isDisabled={props.isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={clsx(styles.field, props.className)}
    >
      {!isBar && <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />}
      {/* The list is aligned with the complete field, not with the text in it: the library looks for a group. */}
      <Group
        role="presentation"
        className={clsx(styles.control, isBar && styles.barControl)}
        // The complete box looks like the field, so a press on its icon or edge focuses it too.
        onMouseDown={(event) => {
          if (event.target instanceof HTMLInputElement || event.target instanceof HTMLLabelElement) return;
          event.preventDefault();
          event.currentTarget.querySelector('input')?.focus();
        }}
        onKeyDownCapture={(event) => {
          clearOnEscape(event);
          submitOnEnter(event);
        }}
      >
        {icon && <Icon icon={icon} size={isBar ? 22 : 18} />}
        <span className={styles.barText}>
          {isBar && <FieldLabel label={label} isLabelHidden={isLabelHidden} />}
          {props.choosing !== undefined && <Opener turn={props.choosing} />}
          <Input className={styles.input} placeholder={props.placeholder} ref={ref} name={props.name} />
        </span>
      </Group>
      <FieldHelp hint={hint} error={error} />
      <Popover className={list.popover} offset={isBar ? 10 : 6}>
        <ListBox
          className={list.list}
          renderEmptyState={() => <EmptyRows isLoading={isLoading} emptyText={emptyText} />}
        >
          {(item: ComboItem) => {
            const glyph = item.icon ?? itemIcon;
            return (
              <ListBoxItem id={item.id} textValue={item.text ?? item.name} className={list.option}>
                {glyph && <Icon icon={glyph} />}
                <span className={list.words}>
                  <bdi>{item.name}</bdi>
                  {/* The space is for screen readers: name and detail are on separate lines. */}
                  {item.detail && ' '}
                  {item.detail && <span className={list.detail}>{item.detail}</span>}
                </span>
              </ListBoxItem>
            );
          }}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
