import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, type ReactNode, startTransition, Suspense, useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyLayer } from './lazyLayer.tsx';

interface WindowProps {
  isOpen: boolean;
  onClose: () => void;
}

const Shown = ({ isOpen }: WindowProps) => isOpen && <p>The window</p>;

interface Read {
  readonly arrive: () => void;
  readonly lose: () => void;
}

/** A button that opens a window whose code arrives, or is lost, when the test says so; `rest` makes the browser idle. */
const show = () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const reads: Read[] = [];
  const Window = lazyLayer<WindowProps>(
    () =>
      new Promise((resolve, reject) => {
        reads.push({ arrive: () => resolve(Shown), lose: () => reject(new Error('lost')) });
      }),
  );
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{isOpen ? 'Opened' : 'Open'}</button>
        <Window isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  return {
    user,
    reads,
    press: () => user.click(screen.getByRole('button', { name: 'Open' })),
    rest: () => act(async () => idle.forEach((callback) => callback())),
  };
};

afterEach(() => vi.unstubAllGlobals());

it('a layer that was opened before its code was loaded opens when the code arrives', async () => {
  const { press, reads } = show();
  await press();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  act(() => reads[0]?.arrive());
  expect(await screen.findByText('The window')).toBeInTheDocument();
  expect(reads).toHaveLength(1);
});

it('the code of a layer is loaded once the browser is idle, and the layer stays closed', async () => {
  const { press, reads, rest } = show();
  expect(reads).toHaveLength(0);
  await rest();
  await act(async () => reads[0]?.arrive());
  expect(screen.queryByText('The window')).not.toBeInTheDocument();
  await press();
  expect(await screen.findByText('The window')).toBeInTheDocument();
  expect(reads).toHaveLength(1);
});

it('what a press changes on the page is in the document before the layer that it opens is rendered', async () => {
  const order: string[] = [];
  const Window = lazyLayer<WindowProps>(async () => ({ isOpen }: WindowProps) => {
    order.push(`the layer is rendered ${isOpen ? 'open' : 'closed'}`);
    return isOpen && <p>The window</p>;
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useLayoutEffect(() => void order.push(`the button says ${isOpen ? 'Close' : 'Open'}`), [isOpen]);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
        <Window isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Open'));
  await screen.findByText('The window');
  await user.click(screen.getByText('Close'));
  expect(screen.queryByText('The window')).not.toBeInTheDocument();
  order.length = 0;
  await user.click(screen.getByText('Open'));
  expect(order).toEqual([
    'the layer is rendered closed',
    'the button says Close',
    'the layer is rendered open',
  ]);
});

it('a layer that is closed by a link is gone before the code of the next page has arrived', async () => {
  let arrive: (code: { default: () => ReactNode }) => void = () => undefined;
  const Next = lazy<() => ReactNode>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const Window = lazyLayer<WindowProps & { children: ReactNode }>(
    async () =>
      ({ isOpen, children }) =>
        isOpen && <dialog open>{children}</dialog>,
  );
  function Pages() {
    const [isOpen, setOpen] = useState(false);
    const [isNext, setNext] = useState(false);
    const follow = () => {
      setOpen(false);
      startTransition(() => setNext(true));
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Window isOpen={isOpen} onClose={() => setOpen(false)}>
          <button onClick={follow}>Link</button>
        </Window>
        <Suspense>{isNext ? <Next /> : <p>First page</p>}</Suspense>
      </>
    );
  }
  render(<Pages />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Open'));
  await user.click(await screen.findByText('Link'));
  expect(screen.getByText('First page')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => arrive({ default: () => <p>Next page</p> }));
  expect(screen.getByText('Next page')).toBeInTheDocument();
});

it('a layer whose code could not be loaded says so, and opens when it is loaded on request', async () => {
  const { user, press, reads } = show();
  await press();
  act(() => reads[0]?.lose());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part could not be loaded/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Opened' })).toHaveFocus();
  act(() => reads[1]?.arrive());
  expect(await screen.findByText('The window')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a layer whose code could not be loaded can be closed, and is loaded again when it is opened again', async () => {
  const { user, press, reads } = show();
  await press();
  act(() => reads[0]?.lose());
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await press();
  act(() => reads[1]?.arrive());
  expect(await screen.findByText('The window')).toBeInTheDocument();
});
