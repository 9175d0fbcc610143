import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter, Navigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useIsTraversal } from './useIsTraversal.ts';

function Shown() {
  return <p>{useIsTraversal() ? 'came back' : 'asked for'}</p>;
}

const shownAt = (page: ReactNode): string =>
  render(<MemoryRouter>{page}</MemoryRouter>).container.textContent;

it('useIsTraversal distinguishes a requested page from one reached by Back or Forward', () => {
  expect(shownAt(<Shown />)).toBe('asked for');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shownAt(<Shown />)).toBe('came back');
  const moved = (
    <>
      <Navigate to="/other" />
      <Shown />
    </>
  );
  expect(shownAt(moved)).toBe('asked for');
});
