import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { TextField } from './TextField.tsx';

const shown = (value: string): HTMLElement => {
  renderRoute(<TextField label="Message" value={value} onChange={() => null} dir="auto" isMultiline />);
  return screen.getByRole('textbox', { name: 'Message' });
};

it('an empty field runs in the direction of its page', () => {
  expect(shown('')).not.toHaveAttribute('dir');
});

it('words in a field run in the direction of their letters', () => {
  expect(shown('Grüße')).toHaveAttribute('dir', 'auto');
});
