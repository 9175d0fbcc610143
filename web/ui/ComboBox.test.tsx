import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ComboBox, type ComboItem } from './ComboBox.tsx';

const places: ComboItem[] = [
  { id: 'IL', name: 'Israel' },
  { id: 'IT', name: 'Italy' },
];

function Host({ onSelect, isLoading = false, items = places }: HostProps) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <ComboBox
      label="Destination"
      items={text === '' ? [] : items}
      inputValue={text}
      onInputChange={setText}
      selectedId={picked}
      onSelect={(item) => {
        setPicked(item?.id ?? null);
        onSelect(item);
      }}
      isLoading={isLoading}
      emptyText="Nothing found"
    />
  );
}

interface HostProps {
  onSelect: (item: ComboItem | null) => void;
  isLoading?: boolean;
  items?: ComboItem[];
}

const open = async (props: Partial<HostProps> = {}) => {
  const onSelect = vi.fn<(item: ComboItem | null) => void>();
  render(<Host onSelect={onSelect} {...props} />);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Destination' });
  await user.type(field, 'I');
  return { user, field, onSelect };
};

describe('ComboBox', () => {
  it('gets the focus when its box is pressed anywhere', async () => {
    render(<Host onSelect={vi.fn<(item: ComboItem | null) => void>()} />);
    const field = screen.getByRole('combobox', { name: 'Destination' });
    const box = field.closest('[role=presentation]');
    expect(box).not.toBeNull();
    await userEvent.setup().click(box ?? document.body);
    expect(field).toHaveFocus();
  });

  it('shows the rows of the server and picks nothing by typing, Enter or leaving', async () => {
    const { user, field, onSelect } = await open();
    expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['Israel', 'Italy']);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    await user.tab();
    expect(field).toHaveValue('I');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('picks the focused row with Enter and closes', async () => {
    const { user, field, onSelect } = await open();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith(places[1]);
    expect(field).toHaveValue('Italy');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('deselects when the text of the picked row is changed', async () => {
    const { user, field, onSelect } = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.type(field, 'x');
    expect(onSelect).toHaveBeenLastCalledWith(null);
    expect(field).toHaveValue('Israelx');
  });

  it('closes with the first Escape and clears with the second', async () => {
    const { user, field } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('I');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('says when nothing was found', async () => {
    await open({ items: [] });
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
  });

  it('shows a skeleton while loading', async () => {
    await open({ items: [], isLoading: true });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
  });
});
