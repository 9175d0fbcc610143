import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Opener(props: { role?: 'alertdialog'; isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Your stay" footer="Buttons" {...props}>
        Content
      </Dialog>
    </>
  );
}

const open = async (props: Parameters<typeof Opener>[0] = {}) => {
  const user = userEvent.setup();
  render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

describe('Dialog', () => {
  it('is named by its title and gives the focus back when closed', async () => {
    const user = await open();
    expect(screen.getByRole('dialog', { name: 'Your stay' })).toHaveTextContent('Content');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on Escape', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open on Escape when typed text would be lost', async () => {
    const user = await open({ isDismissable: false });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has no close button when it asks a question', async () => {
    await open({ role: 'alertdialog' });
    expect(screen.getByRole('alertdialog', { name: 'Your stay' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});
