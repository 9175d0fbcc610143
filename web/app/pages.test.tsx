import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../gateway/models/page-paths.ts';
import { lazyPage } from './lazyPage.tsx';
import { notFoundPage, pageAt, pages } from './pages.ts';

describe('the pages', () => {
  it('are those whose addresses the server knows', () => {
    expect(Object.keys(pages).toSorted()).toEqual([...pagePaths].toSorted());
  });

  it.each([
    ['/hotel', '/Hotel'],
    ['/HOTEL/', '/Hotel'],
    ['/my-bookings', '/Bookings'],
    ['/', '/'],
  ])('are found at %s as %s', (path, page) => {
    expect(pageAt(path)).toBe(pages[page]);
  });

  it('are missing elsewhere', () => {
    expect(pageAt('/nowhere')).toBe(notFoundPage);
  });
});

describe('lazyPage', () => {
  const Shown = () => <p>here</p>;

  it('shows at once what was loaded ahead', async () => {
    const Page = lazyPage(async () => Shown);
    await Page.load();
    render(
      <Suspense fallback="wait">
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('reads again after a failure, and only then', async () => {
    let reads = 0;
    const Page = lazyPage(async () => {
      reads += 1;
      if (reads === 1) throw new Error('lost');
      return Shown;
    });
    await expect(Page.load()).rejects.toThrow('lost');
    await Page.load();
    await Page.load();
    expect(reads).toBe(2);
  });
});
