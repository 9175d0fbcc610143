import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

const Field = ({ label }: { label: string }) => <input aria-label={label} />;

interface Answer {
  readonly resolve: (Part: typeof Field) => void;
  readonly reject: (cause: Error) => void;
}

/** A part whose code arrives, or fails, when the test says so. */
function partByHand() {
  const requested: Answer[] = [];
  const read = () => new Promise<typeof Field>((resolve, reject) => void requested.push({ resolve, reject }));
  return { Part: lazyPart(read), requested };
}

it('a lazy part shows its skeleton until its code is loaded, and keeps typed text when it is shown again', async () => {
  const { Part, requested } = partByHand();
  const shown = render(<Part label="Check-in" skeleton={<p>bones</p>} />);
  expect(screen.getByText('bones')).toBeInTheDocument();
  requested[0]?.resolve(Field);
  const field = await screen.findByLabelText('Check-in');
  await userEvent.type(field, 'next fri');
  shown.rerender(<Part label="First day" skeleton={<p>bones</p>} />);
  expect(screen.getByLabelText('First day')).toBe(field);
  expect(field).toHaveValue('next fri');
});

it('a lazy part is shown at once where its code was loaded in advance, once for all uses', async () => {
  const { Part, requested } = partByHand();
  const loads = [Part.load(), Part.load()];
  requested[0]?.resolve(Field);
  await Promise.all(loads);
  render(<Part label="Check-in" skeleton={<p>bones</p>} />);
  expect(screen.getByLabelText('Check-in')).toBeInTheDocument();
  expect(requested).toHaveLength(1);
});

it('a lazy part says that its code could not be loaded, and loads it again on request', async () => {
  const { Part, requested } = partByHand();
  const ahead = Part.load();
  requested[0]?.reject(new Error('no connection'));
  await ahead;
  render(<Part label="Check-in" skeleton={<p>bones</p>} />);
  requested[1]?.reject(new Error('no connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part could not be loaded/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  requested[2]?.resolve(Field);
  expect(await screen.findByLabelText('Check-in')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a lazy part whose code arrives leaves the page to input that comes in the meantime', async () => {
  const { Part, requested } = partByHand();
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>;
  }
  render(
    <>
      <Counter />
      <Part label="Check-in" skeleton={<p>bones</p>} />
    </>,
  );
  await act(async () => {
    requested[0]?.resolve(Field);
    await Part.load();
    flushSync(() => screen.getByRole('button').click());
    expect(screen.getByText('pressed 1')).toBeInTheDocument();
    expect(screen.getByText('bones')).toBeInTheDocument();
  });
  expect(screen.getByLabelText('Check-in')).toBeInTheDocument();
});

it('a lazy part is rendered again only with other props', async () => {
  const labels: string[] = [];
  const Part = lazyPart<{ label: string }>(async () => ({ label }) => {
    labels.push(label);
    return <p>{label}</p>;
  });
  await Part.load();
  const shown = render(<Part label="Check-in" skeleton={<p>bones</p>} />);
  shown.rerender(<Part label="Check-in" skeleton={<p>bones</p>} />);
  expect(labels).toEqual(['Check-in']);
  shown.rerender(<Part label="First day" skeleton={<p>bones</p>} />);
  expect(labels).toEqual(['Check-in', 'First day']);
});
