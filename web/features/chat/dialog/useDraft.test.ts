import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import { useDraft } from './useDraft.ts';

const draftWith = (preset: string) => {
  const { result, unmount } = renderHook(() => useDraft(preset, null));
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

  it('waits while a preset text is in the field, whatever happens to the preset', () => {
    writeTab('chatDraft', 'Is there a pool');
    const preset = draftWith('What happens next?');
    expect(preset.text()).toBe('What happens next?');
    preset.type('What happens next, Sherry?');
    preset.unmount();
    expect(draftWith('').text()).toBe('Is there a pool');
  });

  it('is back in the field once the preset is sent, and is stored again', () => {
    writeTab('chatDraft', 'Is there a pool');
    const preset = draftWith('What happens next?');
    preset.type('');
    expect(preset.text()).toBe('Is there a pool');
    preset.type('Is there a pool for children?');
    preset.unmount();
    expect(draftWith('').text()).toBe('Is there a pool for children?');
  });

  it('may start with a preset', () => {
    const preset = draftWith('What happens next?');
    expect(readTab('chatDraft')).toBeNull();
    preset.type('What happens next, Sherry?');
    preset.unmount();
    expect(draftWith('').text()).toBe('What happens next, Sherry?');
  });
});
