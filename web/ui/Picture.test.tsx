import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

it('a picture that could not be loaded is loaded again when the connection is back', () => {
  render(<Picture src="/pool.webp" alt="The pool" emptyLabel="No Image" />);
  fireEvent.error(screen.getByRole('img', { name: 'The pool' }));
  expect(screen.getByText('No Image')).toBeInTheDocument();
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img', { name: 'The pool' })).toHaveAttribute('src', '/pool.webp');
});
