import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { never, openChat, replies } from './testing/chat.tsx';

const write = () => screen.getByLabelText('Write a message');
const log = () => within(screen.getByRole('log'));
const stop = () => log().getByRole('button', { name: 'Stop' });

describe('a reply that is being written', () => {
  it.each([
    ['searching', 'Looking at hotels…'],
    ['reading_hotel', 'Reading about the hotel…'],
    ['reading_bookings', 'Reading your bookings…'],
    ['reading_page', 'Looking it up…'],
    ['thinking', 'Thinking…'],
  ] as const)('shows what the assistant is doing: %s', async (activity, words) => {
    const options = { mocks: replies(never).mocks, progress: { activity, text: '' } };
    const { user } = await openChat({ kind: 'general' }, options);
    await user.type(write(), 'Hello{Enter}');
    expect(await log().findByText(words)).toBeVisible();
  });

  it('shows the text so far without announcing it to screen readers', async () => {
    const options = {
      mocks: replies(never).mocks,
      progress: { activity: null, text: 'There is **one** pool' },
    };
    const { user } = await openChat({ kind: 'general' }, options);
    await user.type(write(), 'Hello{Enter}');
    expect(await log().findByText('one', { selector: 'strong' })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('Sherry is typing'));
  });

  it('is replaced by the complete reply', async () => {
    const options = { mocks: replies('All of it.').mocks, progress: { activity: null, text: 'A part' } };
    const { user } = await openChat({ kind: 'general' }, options);
    await user.type(write(), 'Hello{Enter}');
    expect(await log().findByText('All of it.')).toBeVisible();
    expect(log().queryByText('A part')).not.toBeInTheDocument();
    expect(log().queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });
});

describe('stopping a reply', () => {
  it('keeps the text so far, marked as stopped, and allows the next message', async () => {
    const { sent, mocks } = replies(never, 'Yes.');
    const { user } = await openChat(
      { kind: 'general' },
      { mocks, progress: { activity: null, text: 'There is' } },
    );
    await user.type(write(), 'Is there a pool?{Enter}');
    await log().findByText('There is');
    await user.click(stop());
    expect(log().getByText('There is')).toBeVisible();
    expect(log().getByText('Stopped')).toBeVisible();
    expect(write()).toHaveValue('');
    expect(write()).toHaveFocus();
    await user.type(write(), 'Heated?{Enter}');
    expect(await log().findByText('Yes.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('offers to send the message again if there is no text yet, and leaves the field free', async () => {
    const { mocks } = replies(never, 'Here I am.');
    const { user } = await openChat({ kind: 'general' }, { mocks });
    await user.type(write(), 'Hello{Enter}');
    await user.click(await log().findByRole('button', { name: 'Stop' }));
    await user.click(await log().findByRole('button', { name: 'Send again' }));
    expect(write()).toHaveValue('');
    expect(await log().findByText('Here I am.')).toBeVisible();
    expect(log().getAllByText('Hello')).toHaveLength(1);
    expect(log().queryByText('Stopped')).not.toBeInTheDocument();
  });

  it('ignores the reply if it arrives later', async () => {
    const { mocks } = replies('Late.', 'In time.');
    // Long enough to press Stop before the first reply arrives, even on a busy machine; the second reply always arrives
    // after it.
    for (const [index, mock] of mocks.entries()) mock.delay = 3000 + 500 * index;
    const { user } = await openChat({ kind: 'general' }, { mocks });
    await user.type(write(), 'Hello{Enter}');
    await user.click(await log().findByRole('button', { name: 'Stop' }));
    await user.type(write(), ' again{Enter}');
    expect(await log().findByText('In time.', {}, { timeout: 20_000 })).toBeVisible();
    expect(log().queryByText('Late.')).not.toBeInTheDocument();
  });
});
