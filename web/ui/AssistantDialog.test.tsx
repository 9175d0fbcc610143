import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AssistantDialog } from './AssistantDialog.tsx';

const usual = window.innerWidth;
const { happyDOM } = window as typeof window & {
  happyDOM: { setViewport(to: { readonly width: number }): void };
};
const setWidth = (width: number) => happyDOM.setViewport({ width });
afterEach(() => setWidth(usual));

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
      {isOpen && (
        <AssistantDialog
          title="Sherry"
          subtitle="Your travel assistant"
          footer={<input aria-label="Message" />}
          onClose={() => setOpen(false)}
        >
          Hello
        </AssistantDialog>
      )}
    </>
  );
}

const opened = async (width: number) => {
  setWidth(width);
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('dialog', { name: 'Sherry' })).toBeVisible();
  return user;
};

describe('the window of the assistant', () => {
  it('leaves the page usable beside it on a wide screen', async () => {
    const user = await opened(1440);
    await user.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
    expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Sherry' })).toBeVisible();
  });

  it('closes on a press outside on a narrow screen, and the press does not reach the page', async () => {
    const user = await opened(800);
    await user.click(screen.getByText('Pressed 0 times'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Pressed 0 times')).toBeVisible();
  });

  it.each([1440, 800])('closes on Escape and returns the focus, at %i px', async (width) => {
    const user = await opened(width);
    await user.click(screen.getByLabelText('Message'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });
});
