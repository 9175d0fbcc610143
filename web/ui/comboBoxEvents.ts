import type { KeyboardEvent, MouseEvent } from 'react';
import type { ComboBoxProps } from './ComboBox.tsx';

/** Escape clears a field whose list is closed. */
export function clearOnEscape(event: KeyboardEvent, field: ComboBoxProps): void {
  if (event.key !== 'Escape' || field.inputValue === '') return;
  event.preventDefault();
  event.stopPropagation();
  field.onInputChange('');
  field.onSelect(null);
}

/** The complete box looks like the field, so a press on its icon or edge focuses it too. */
export function enterByPress(event: MouseEvent): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLLabelElement) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
