import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readOwn, writeOwn } from '../conversation/ownEntry.ts';
import type { Owner } from '../conversation/ownEntry.ts';
import { useDraft } from './useDraft.ts';

const draftWith = (preset: string) => {
  const { result, unmount } = renderHook(() => useDraft(preset, null, null));
  return {
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    unmount,
  };
};

describe('an unsent message', () => {
  it('is restored', () => {
    const first = draftWith('');
    first.type('Is there a pool');
    first.unmount();
    expect(draftWith('').text()).toBe('Is there a pool');
  });

  it('stays stored while a preset text is in the field and edited', () => {
    writeOwn('chatDraft', null, 'Is there a pool');
    const preset = draftWith('What happens next?');
    expect(preset.text()).toBe('What happens next?');
    preset.type('What happens next, Sherry?');
    preset.unmount();
    expect(draftWith('').text()).toBe('Is there a pool');
  });

  it('is put back into the field once the preset is sent, and is stored when it is edited', () => {
    writeOwn('chatDraft', null, 'Is there a pool');
    const preset = draftWith('What happens next?');
    preset.type('');
    expect(preset.text()).toBe('Is there a pool');
    preset.type('Is there a pool for children?');
    preset.unmount();
    expect(draftWith('').text()).toBe('Is there a pool for children?');
  });

  it('may be an edited preset text', () => {
    const preset = draftWith('What happens next?');
    expect(readOwn('chatDraft', null)).toBeNull();
    preset.type('What happens next, Sherry?');
    preset.unmount();
    expect(draftWith('').text()).toBe('What happens next, Sherry?');
  });

  it('is restored once it is known who is signed in', () => {
    writeOwn('chatDraft', 'ada', 'Is there a pool');
    const { result, rerender } = renderHook(({ owner }) => useDraft('', null, owner), {
      initialProps: { owner: undefined as Owner },
    });
    expect(result.current[0]).toBe('');
    rerender({ owner: 'ada' });
    expect(result.current[0]).toBe('Is there a pool');
  });

  it('that the conversation has is put back, and is stored only once it is edited', () => {
    const putBack = () => renderHook(() => useDraft('', 'Hello', null));
    const { result, unmount } = putBack();
    expect(result.current[0]).toBe('Hello');
    unmount();
    expect(draftWith('').text()).toBe('');
    const again = putBack();
    act(() => again.result.current[1]('Hello Sherry'));
    again.unmount();
    expect(draftWith('').text()).toBe('Hello Sherry');
  });

  it('of another member is not restored', () => {
    writeOwn('chatDraft', 'ada', 'Is there a pool');
    expect(draftWith('').text()).toBe('');
  });
});
