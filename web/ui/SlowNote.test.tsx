import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from './announcer.tsx';
import { SkeletonRegion } from './Skeleton.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the note about a slow page is shown and announced after ten seconds', async () => {
  render(
    <AnnouncerProvider>
      <SkeletonRegion isPage label="Loading">
        bones
      </SkeletonRegion>
    </AnnouncerProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getAllByText(/longer than usual/)).toHaveLength(2);
  expect(screen.getByTestId('announcer')).toHaveTextContent('longer than usual');
});
