import { render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DateRangeField } from './DateRangeField.tsx';
import { DaysPart } from './daysPart.ts';

beforeAll(DaysPart.load);

interface Range {
  start: string;
  end: string;
}

function Host({ onChange }: { onChange: (range: Range) => void }) {
  const [range, setRange] = useState({ start: '2026-05-12', end: '2026-05-18' });
  return (
    <DateRangeField
      label="Dates"
      startLabel="Check-in"
      endLabel="Check-out"
      {...range}
      onChange={(next) => {
        setRange(next);
        onChange(next);
      }}
      today="2026-05-11"
      dayNotes={new Map([['2026-05-22', { text: '₪850', words: 'from ₪850 a night, checked 2 hours ago' }]])}
      legend="From, a night"
      shortcuts={[
        {
          label: 'Tonight',
          names: ['הלילה'],
          start: '2026-05-11',
          end: '2026-05-12',
          isPeriod: false,
        },
        { label: 'Summer holidays', start: '2026-07-01', end: '2026-08-31', isPeriod: true },
      ]}
    />
  );
}

const open = async (locale = 'en-GB') => {
  const onChange = vi.fn<(range: Range) => void>();
  render(
    <I18nProvider locale={locale}>
      <Host onChange={onChange} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  const trigger = screen.getByRole('button', { name: /^Dates/ });
  await user.click(trigger);
  return { user, onChange, trigger, dialog: within(screen.getByRole('dialog')) };
};

const type = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.tripleClick(field);
  await user.paste(text);
  await user.keyboard('{Enter}');
};

describe('DateRangeField', () => {
  it('shows the stay in words and labels each day with its part in the stay', async () => {
    const { dialog, trigger } = await open();
    expect(trigger).toHaveTextContent(/12 – 18 May 2026/);
    const day = (name: RegExp) => dialog.getByLabelText(name);
    expect(day(/12 May 2026, check-in$/)).toBeInTheDocument();
    expect(day(/18 May 2026, check-out$/)).toBeInTheDocument();
    expect(day(/15 May 2026, in stay$/)).toBeInTheDocument();
    expect(day(/10 May 2026, unavailable$/)).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Sun');
  });

  it('accepts two presses as a stay of at least one night', async () => {
    const { user, dialog, onChange } = await open();
    await user.click(dialog.getByLabelText(/20 May 2026/));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(dialog.getByLabelText(/20 May 2026/));
    expect(onChange).toHaveBeenCalledWith({ start: '2026-05-20', end: '2026-05-21' });
  });

  it('moves to the ends of the week with Home and End, across months, never before today', async () => {
    const { user, dialog } = await open();
    dialog.getByLabelText(/12 May 2026/).focus();
    await user.keyboard('{End}');
    expect(dialog.getByLabelText(/16 May 2026/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Home}{End}');
    expect(dialog.getByLabelText(/30 May 2026/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{End}');
    expect(dialog.getByRole('button', { name: 'Saturday, 6 June 2026' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Home}');
    expect(dialog.getByLabelText(/11 May 2026/)).toHaveFocus();
  });

  it("accepts a typed day with Enter, in the order of the page's language", async () => {
    const { user, dialog, onChange } = await open('he-IL');
    await type(user, dialog.getByLabelText('Check-out'), '20.5.2026');
    expect(onChange).toHaveBeenCalledWith({ start: '2026-05-12', end: '2026-05-20' });
  });

  it('accepts a length of stay as check-out', async () => {
    const { user, dialog, onChange } = await open();
    await type(user, dialog.getByLabelText('Check-out'), '2 weeks');
    expect(onChange).toHaveBeenCalledWith({ start: '2026-05-12', end: '2026-05-26' });
  });

  it.each([
    ['30/2/2026', /^This date cannot be read. Write it like 11\/05\/2026 or 11 May./],
    ['soonish', /^This date cannot be read/],
    ['11/05/2026', /^Check-out must be at least 1 night after/],
    ['11 May', /^Check-out must be at least 1 night after/],
    ['30/06/2026', /^A stay can be at most 30 nights/],
  ])('explains why %s is refused', async (text, message) => {
    const { user, dialog, onChange } = await open();
    const field = dialog.getByLabelText('Check-out');
    await type(user, field, text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('moves check-out along with a check-in that passes it, and shows its month', async () => {
    const { user, dialog, onChange } = await open();
    await user.tripleClick(dialog.getByLabelText('Check-in'));
    await user.paste('1 feb');
    await user.tab();
    expect(onChange).toHaveBeenCalledWith({ start: '2027-02-01', end: '2027-02-07' });
    expect(dialog.getByLabelText('Check-out')).toHaveValue('07/02/2027');
    expect(dialog.getByLabelText('Check-out')).toBeValid();
    expect(dialog.getByLabelText(/1 February 2027, check-in$/)).toBeInTheDocument();
  });

  it('keeps the number of nights when check-in moves', async () => {
    const { user, dialog, onChange } = await open();
    await type(user, dialog.getByLabelText('Check-in'), '14 May');
    expect(onChange).toHaveBeenCalledWith({ start: '2026-05-14', end: '2026-05-20' });
  });

  it('keeps a text that cannot be read, and continues when it is corrected', async () => {
    const { user, dialog, onChange } = await open();
    const field = dialog.getByLabelText('Check-in');
    await user.tripleClick(field);
    await user.paste('12 Mrach');
    await user.tab();
    expect(field).toHaveValue('12 Mrach');
    expect(field).toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(dialog.getByText(/^The dates were not understood/)).toBeInTheDocument();
    expect(dialog.queryByText('6 nights')).not.toBeInTheDocument();
    await type(user, field, '12 March');
    expect(onChange).toHaveBeenCalledWith({ start: '2027-03-12', end: '2027-03-18' });
    expect(dialog.queryByText(/^The dates were not understood/)).not.toBeInTheDocument();
    expect(dialog.getByText('6 nights')).toBeInTheDocument();
  });

  it('keeps an unreadable check-out even when Done is pressed at once', async () => {
    const { user, dialog, onChange } = await open('he-IL');
    const field = dialog.getByLabelText('Check-out');
    await user.tripleClick(field);
    await user.paste('שטויות');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['tonight', 'הלילה', ' "Tonight" '])('accepts typed names of days: %s', async (name) => {
    const { user, dialog, onChange } = await open();
    await type(user, dialog.getByLabelText('Check-in'), name);
    expect(onChange).toHaveBeenCalledWith({ start: '2026-05-11', end: '2026-05-12' });
  });

  it('shows the month of a flexible stay, and says where its days are compared', async () => {
    const { user, dialog, onChange } = await open();
    const field = dialog.getByLabelText('Check-in');
    await type(user, field, 'any 3 nights in March');
    expect(field).toHaveAccessibleDescription(/first day in March 2027 below.*prices of the month/);
    expect(dialog.getByRole('button', { name: /Month/ })).toHaveTextContent('March 2027');
    await user.click(dialog.getByLabelText(/\b3 March 2027/));
    await user.click(dialog.getByLabelText(/\b6 March 2027/));
    expect(onChange).toHaveBeenCalledWith({ start: '2027-03-03', end: '2027-03-06' });
    expect(dialog.queryByText(/^The dates were not understood/)).not.toBeInTheDocument();
  });

  it('updates its summary and fields after the first pressed day', async () => {
    const { user, dialog, onChange } = await open();
    await user.click(dialog.getByLabelText(/20 May 2026/));
    expect(dialog.getByText('20 May, choose check-out')).toBeInTheDocument();
    expect(dialog.getByLabelText('Check-in')).toHaveValue('20/05/2026');
    expect(dialog.getByLabelText('Check-out')).toHaveValue('');
    await type(user, dialog.getByLabelText('Check-out'), '23');
    expect(onChange).toHaveBeenCalledWith({ start: '2026-05-20', end: '2026-05-23' });
  });

  it('jumps to a month chosen from the list', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: /Month/ }));
    await user.click(screen.getByRole('option', { name: 'December 2026' }));
    expect(dialog.getByLabelText(/25 December 2026/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Month/ }));
    await user.click(screen.getByRole('option', { name: 'January 2027' }));
    expect(dialog.getByRole('button', { name: /Month/ })).toHaveTextContent('January 2027');
  });

  it('accepts suggested dates with one press, and shows the months of a longer period', async () => {
    const { user, dialog, onChange } = await open();
    const tonight = dialog.getByRole('button', { name: 'Tonight 11 – 12 May 2026' });
    await user.click(tonight);
    expect(onChange).toHaveBeenCalledWith({ start: '2026-05-11', end: '2026-05-12' });
    expect(tonight).toHaveAttribute('aria-pressed', 'true');
    await user.click(dialog.getByRole('button', { name: /^Summer holidays/ }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(dialog.getByRole('button', { name: /Month/ })).toHaveTextContent('July 2026');
  });

  it('shows the note of a day, and nothing for days without one', async () => {
    const { dialog } = await open();
    const day = dialog.getByLabelText(/22 May 2026, from ₪850 a night, checked 2 hours ago$/);
    expect(day).toHaveTextContent('22₪850');
    expect(dialog.getByLabelText(/23 May 2026$/)).toHaveTextContent(/^23$/);
    expect(dialog.getByText('From, a night')).toBeInTheDocument();
  });

  it('closes with Done', async () => {
    const { user, dialog, trigger } = await open();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(trigger).toHaveFocus());
  });

  it('closes with Escape and returns the focus', async () => {
    const { user, trigger } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(trigger).toHaveFocus());
  });
});
