import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { Lightbox } from './Lightbox.tsx';

const pictures = [1, 2, 3].map((number) => ({ src: `/picture-${number}.svg`, alt: `Picture ${number}` }));

function Host() {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(true)}>Show all photos</button>
      <Lightbox
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Photos"
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  );
}

const open = async (locale: string) => {
  render(
    <I18nProvider locale={locale}>
      <Host />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Show all photos' }));
  return user;
};
const shown = () => screen.getByRole('img').getAttribute('alt');

describe('Lightbox', () => {
  it('changes the picture with the arrow keys, from the last to the first too, and shows its number', async () => {
    const user = await open('en-GB');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('Picture 2');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe('Picture 3');
    await user.keyboard('{Home}');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('mirrors the arrow keys in Hebrew', async () => {
    const user = await open('he-IL');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Picture 2');
  });

  it('closes on Escape', async () => {
    const user = await open('en-GB');
    expect(screen.getByRole('dialog', { name: 'Photos' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
