import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { AfterPaint } from './AfterPaint.tsx';

it('the skeleton is in the document before the content is rendered', () => {
  const order: string[] = [];
  function Part({ name }: { name: string }) {
    order.push(`${name} is rendered`);
    useLayoutEffect(() => void order.push(`${name} is in the document`), [name]);
    return <p>{name}</p>;
  }
  render(
    <AfterPaint skeleton={<Part name="skeleton" />}>
      <Part name="content" />
    </AfterPaint>,
  );
  expect(order).toEqual([
    'skeleton is rendered',
    'skeleton is in the document',
    'content is rendered',
    'content is in the document',
  ]);
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
});
