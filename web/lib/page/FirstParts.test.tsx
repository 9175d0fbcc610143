import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { FirstPart, FirstParts } from './FirstParts.tsx';

it('the parts of the first page are rendered one after another, and the end is reported after the last one', async () => {
  const steps: string[] = [];
  function Note({ name }: { name: string }) {
    useEffect(() => {
      steps.push(name);
    }, [name]);
    return <p>{name}</p>;
  }
  const onEnd = vi.fn<() => void>(
    () => void steps.push(`end with ${screen.getAllByRole('paragraph').length}`),
  );
  render(
    <FirstParts onEnd={onEnd}>
      <Note name="providers" />
      <FirstPart name="layout">
        <Note name="layout" />
        <FirstPart name="page">
          <Note name="page" />
          <FirstPart name="results">
            <Note name="results" />
          </FirstPart>
        </FirstPart>
      </FirstPart>
    </FirstParts>,
  );
  await waitFor(() => expect(steps).toContain('results'));
  expect(steps).toEqual(['providers', 'layout', 'page', 'end with 4', 'results']);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the parts of later pages are rendered at once', () => {
  render(<FirstPart name="results">all</FirstPart>);
  expect(screen.getByText('all')).toBeInTheDocument();
});
