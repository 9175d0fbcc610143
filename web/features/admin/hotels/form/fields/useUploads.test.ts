import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUploads } from './useUploads.ts';

describe('waiting for uploads', () => {
  it('ends when every part of the form has finished', async () => {
    const { result } = renderHook(() => useUploads());
    let isOver = false;
    act(() => {
      result.current.uploading('image', true);
      result.current.uploading('gallery', true);
    });
    expect(result.current.isUploading).toBe(true);
    const end = result.current.uploadsEnd().then(() => {
      isOver = true;
      return isOver;
    });
    act(() => result.current.uploading('image', false));
    await Promise.resolve();
    expect(isOver).toBe(false);
    expect(result.current.isUploading).toBe(true);
    act(() => result.current.uploading('gallery', false));
    await end;
    expect(result.current.isUploading).toBe(false);
  });

  it('ends at once when nothing is being uploaded', async () => {
    const { result } = renderHook(() => useUploads());
    await expect(result.current.uploadsEnd()).resolves.toBeUndefined();
  });
});
