import { clsx } from 'clsx';
import { use, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import type { ComboBoxProps, ComboItem } from '../ComboBox.tsx';
import { clearOnEscape, enterByPress } from '../comboBoxEvents.ts';
import styles from '../Field.module.css';
import { FieldHelp, FieldLabel } from '../FieldParts.tsx';
import { Icon } from '../Icon.tsx';
import type { Entry, TakesOver } from '../lazy/lazyField.tsx';
import list from '../listbox.module.css';
import { Skeleton } from '../Skeleton.tsx';
import { useUiText } from '../ui-text.ts';

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

/** Continues with the focus and the selection of the plain field, and opens the list if it is wanted. */
function TakeOverInput({ entry }: { entry: Entry }) {
  const state = use(ComboBoxStateContext);
  const here = useRef<HTMLSpanElement>(null);
  const first = useRef({ entry, state });
  useLayoutEffect(() => {
    const input = here.current?.parentElement?.querySelector('input');
    input?.focus({ preventScroll: true });
    const { selection } = first.current.entry;
    if (selection) input?.setSelectionRange(...selection);
  }, []);
  useEffect(() => {
    if (first.current.entry.isListWanted) first.current.state?.open(null, 'manual');
  }, []);
  return <span ref={here} hidden />;
}

/** A `ComboBox` with its list. */
export function ComboBoxField({ ref, entry, ...props }: ComboBoxProps & TakesOver) {
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
        onMouseDown={enterByPress}
        onKeyDownCapture={(event) => {
          if (!isOpen) clearOnEscape(event, props);
          submitOnEnter(event);
        }}
      >
        {icon && <Icon icon={icon} size={isBar ? 22 : 18} />}
        <span className={styles.barText}>
          {isBar && <FieldLabel label={label} isLabelHidden={isLabelHidden} />}
          {entry && <TakeOverInput entry={entry} />}
          {props.choosing !== undefined && <Opener turn={props.choosing} />}
          <Input className={styles.input} placeholder={props.placeholder} ref={ref} name={props.name} />
        </span>
      </Group>
      <FieldHelp hint={hint} error={error} />
      <Popover className={list.popover} offset={isBar ? 10 : 6}>
        {props.listTitle !== undefined && <p className={list.title}>{props.listTitle}</p>}
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
