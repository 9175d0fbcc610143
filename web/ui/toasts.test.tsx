import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToasts } from './toasts.tsx';

function Host() {
  const toasts = useToasts();
  return (
    <>
      <button onClick={() => toasts.show({ text: `Saved ${toasts.list.length + 1}`, tone: 'ok' })}>
        save
      </button>
      <button onClick={() => toasts.show({ text: 'Failed', tone: 'error' })}>fail</button>
      <button
        onClick={() =>
          toasts.show({ text: 'Removed', tone: 'ok', action: { label: 'Undo', onPress: () => undefined } })
        }
      >
        remove
      </button>
      <output aria-label="kept">{toasts.list.map((toast) => toast.text).join(',')}</output>
    </>
  );
}

const kept = () => screen.getByRole('status', { name: 'kept' }).textContent?.split(',').filter(Boolean) ?? [];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Host />
    </ToastProvider>,
  );
});
afterEach(() => vi.useRealTimers());

describe('a toast', () => {
  it('leaves the screen after 6 s but stays in the list for 1,000,000 ms', () => {
    press('save');
    wait(5999);
    expect(screen.getByText('Saved 1', { selector: 'p' })).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Saved 1', { selector: 'p' })).not.toBeInTheDocument();
    expect(kept()).toEqual(['Saved 1']);
    wait(1_000_000 - 6000);
    expect(kept()).toEqual([]);
  });

  it('stops its timer while the pointer is over it, and continues with the remaining time', () => {
    press('save');
    wait(4000);
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region);
    wait(60_000);
    expect(screen.getByText('Saved 1', { selector: 'p' })).toBeInTheDocument();
    fireEvent.pointerLeave(region);
    wait(2000);
    expect(screen.queryByText('Saved 1', { selector: 'p' })).not.toBeInTheDocument();
  });

  it('stays until it is closed when it is an error, and interrupts screen readers', () => {
    press('fail');
    wait(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
    press('Close');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(kept()).toEqual(['Failed']);
  });

  it('replaces one with the same words that is still on the screen', () => {
    press('fail');
    press('fail');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    press('Close');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('with an action stays when another one has the same words, because each undoes something else', () => {
    press('remove');
    press('remove');
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('is one of at most twenty in the list', () => {
    const save = screen.getByText('save');
    for (let count = 0; count < 25; count += 1) fireEvent.click(save);
    expect(kept()).toHaveLength(20);
  });
});
