import { describe, expect, it } from 'vitest';
import { converse, emptyConversation, keptConversation, lastMessage } from './conversation.ts';

const asked = converse(emptyConversation, { type: 'sent', text: 'Is there a pool?' });

describe('converse', () => {
  it('waits after a message and keeps the thread of the reply', () => {
    expect(asked).toMatchObject({ isPending: true, threadId: null });
    const answered = converse(asked, { type: 'replied', text: 'Yes.', threadId: 't-1' });
    expect(answered).toMatchObject({ isPending: false, threadId: 't-1' });
    expect(answered.turns.map((turn) => turn.sender)).toEqual(['user', 'sherry']);
  });

  it('marks an empty reply', () => {
    expect(converse(asked, { type: 'replied', text: ' ', threadId: 't-1' }).turns.at(-1)?.outcome).toBe(
      'empty',
    );
  });

  it('drops the failure when the message is sent again', () => {
    const failed = converse(asked, { type: 'failed', outcome: 'failed' });
    expect(failed.turns.at(-1)?.outcome).toBe('failed');
    expect(lastMessage(failed)).toBe('Is there a pool?');
    const again = converse(failed, { type: 'again' });
    expect(again).toMatchObject({ isPending: true });
    expect(again.turns).toHaveLength(1);
  });

  it('takes back a kept conversation only', () => {
    expect(keptConversation(structuredClone(asked))).toEqual({ ...asked, isPending: false });
    expect(keptConversation(emptyConversation)).toBeNull();
    expect(keptConversation({ turns: [{ text: 1 }], threadId: null })).toBeNull();
    expect(keptConversation('hello')).toBeNull();
  });
});
