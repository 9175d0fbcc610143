import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Score } from './Score.tsx';

it('the score tells screen readers its maximum', () => {
  render(<Score value="4.7" label="Excellent" />);
  expect(screen.getByText('4.7')).toHaveTextContent(/^4\.7 of 5$/);
});
