import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { TextField } from './TextField.tsx';

const shown = (value: string): HTMLElement => {
  renderRoute(<TextField label="Message" value={value} onChange={() => null} dir="auto" isMultiline />);
  return screen.getByRole('textbox', { name: 'Message' });
};

it('an empty text field has the direction of its page', () => {
  expect(shown('')).not.toHaveAttribute('dir');
});

it('text in a field has the direction of its letters', () => {
  expect(shown('Grüße')).toHaveAttribute('dir', 'auto');
});
