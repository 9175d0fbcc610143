import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pagePaths } from '#shared/routes/page-paths.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyPage, PageNotLoaded } from './lazyPage.tsx';
import { notFoundPage, pageAt, pages } from './pages.ts';

describe('the pages', () => {
  it('are exactly those whose paths the server knows', () => {
    expect(Object.keys(pages).toSorted()).toEqual([...pagePaths].toSorted());
  });

  it.each([
    ['/hotel', '/Hotel'],
    ['/HOTEL/', '/Hotel'],
    ['/my-bookings', '/Bookings'],
    ['/', '/'],
  ])('include %s for %s', (path, page) => {
    expect(pageAt(path)).toBe(pages[page]);
  });

  it('include the “not found” page for an unknown path', () => {
    expect(pageAt('/nowhere')).toBe(notFoundPage);
  });
});

describe('a page that is loaded lazily', () => {
  const Shown = () => <p>here</p>;

  it('is shown at once if it was loaded in advance', async () => {
    const Page = lazyPage(async () => Shown);
    await Page.load();
    render(
      <Suspense fallback="wait">
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('is loaded again after a failure, and only then', async () => {
    let reads = 0;
    const Page = lazyPage(async () => {
      reads += 1;
      if (reads === 1) throw new Error('lost');
      return Shown;
    });
    await expect(Page.load()).rejects.toThrow(PageNotLoaded);
    await Page.load();
    await Page.load();
    expect(reads).toBe(2);
  });

  it('is shown after a retry if the first request failed, with one request each', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const read = vi
      .fn<() => Promise<typeof Shown>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(Shown);
    const Page = lazyPage(read);
    const Failed = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Try again</button>;
    render(
      <ErrorBoundary resetKey="/" Fallback={Failed} onFailure={Page.forgetFailure}>
        <Suspense fallback="wait">
          <Page />
        </Suspense>
      </ErrorBoundary>,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(read).toHaveBeenCalledTimes(1);
    await userEvent.click(retry);
    expect(await screen.findByText('here')).toBeInTheDocument();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
