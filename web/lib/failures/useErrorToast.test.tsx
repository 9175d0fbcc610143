import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToasts } from '#ui/toasts.tsx';
import { useErrorToast } from './useErrorToast.ts';

function Task() {
  const { fail, clear } = useErrorToast();
  return (
    <>
      <button onClick={() => fail('Not booked')}>book</button>
      <button onClick={() => setTimeout(() => fail('Not booked'), 1000)}>book slowly</button>
      <button onClick={clear}>book again</button>
    </>
  );
}

function Page() {
  const { list } = useToasts();
  const [isOnTask, setOnTask] = useState(true);
  return (
    <>
      <button onClick={() => setOnTask(false)}>leave</button>
      {isOnTask && <Task />}
      <output aria-label="kept">{list.map(({ text }) => text).join(',')}</output>
    </>
  );
}

const kept = () => screen.getByRole('status', { name: 'kept' }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
});
afterEach(() => void vi.useRealTimers());

describe('the error of a task', () => {
  it.each(['book again', 'leave'])('disappears on “%s” and stays in the list of notifications', (next) => {
    press('book');
    expect(screen.getByRole('alert')).toHaveTextContent('Not booked');
    press(next);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(kept()).toBe('Not booked');
  });

  it('is only in the list of notifications when the task fails after the traveller has left', () => {
    press('book slowly');
    press('leave');
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(kept()).toBe('Not booked');
  });
});
