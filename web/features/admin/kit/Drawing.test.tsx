import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawing } from './Drawing.tsx';

it('a chart out of view has its name and its space, and is drawn before the page is printed', () => {
  render(
    <Drawing label="Bars of revenue" space="tall">
      <p>bars</p>
    </Drawing>,
  );
  const drawing = screen.getByRole('img', { name: 'Bars of revenue' });
  expect(drawing.firstElementChild).toHaveClass('tall');
  expect(screen.queryByText('bars')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('bars')).toBeInTheDocument();
});
