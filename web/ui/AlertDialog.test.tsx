import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';

/** Renders an open alert; `onGone` is called when the page can take the focus. */
const openAlert = async () => {
  const onGone = vi.fn<() => void>();
  const alert = (isOpen: boolean) => (
    <AlertDialog
      isOpen={isOpen}
      onClose={() => undefined}
      message="Delete it?"
      actions={[{ label: 'Keep', isSafe: true }]}
      onGone={onGone}
    />
  );
  const { rerender } = render(alert(true));
  const hasFocus = () => waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  await hasFocus();
  return {
    onGone,
    hasFocus,
    close: () => rerender(alert(false)),
    reopen: () => rerender(alert(true)),
    remove: () => rerender(null),
  };
};

/** Resolves after the frame in which a closed alert reports that it has gone. */
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

it('an alert that is opened again at once has the focus, and has gone only after the last closing', async () => {
  const { onGone, hasFocus, close, reopen } = await openAlert();
  close();
  reopen();
  await twoFrames();
  await hasFocus();
  expect(onGone).not.toHaveBeenCalled();
  close();
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});

it('an alert that is removed while it is open has gone', async () => {
  const { onGone, remove } = await openAlert();
  remove();
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});
