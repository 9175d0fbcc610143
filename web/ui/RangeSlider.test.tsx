import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RangeSlider } from './RangeSlider.tsx';

function Host({ onEnd }: { onEnd: (range: [number, number]) => void }) {
  const [range, setRange] = useState<[number, number]>([200, 950]);
  return (
    <RangeSlider
      label="Price per night"
      minLabel="Lowest"
      maxLabel="Highest"
      value={range}
      onChange={setRange}
      onChangeEnd={onEnd}
      min={0}
      max={1000}
      step={10}
      format={(value) => (value === 1000 ? '₪1000+' : `₪${value}`)}
    />
  );
}

describe('RangeSlider', () => {
  it('moves a handle with keys, by its step', async () => {
    const onEnd = vi.fn<(range: [number, number]) => void>();
    render(<Host onEnd={onEnd} />);
    const handle = screen.getByRole('slider', { name: /Lowest/ });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('₪210')).toBeInTheDocument();
    expect(onEnd).toHaveBeenLastCalledWith([210, 950]);
  });

  it('announces each value with the text of its pill, also while it moves', async () => {
    render(<Host onEnd={() => {}} />);
    const spoken = () => screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuetext'));
    expect(spoken()).toEqual(['₪200', '₪950']);
    screen.getByRole('slider', { name: /Highest/ }).focus();
    await userEvent.keyboard('{End}');
    expect(spoken()).toEqual(['₪200', '₪1000+']);
  });

  it('keeps the handles in order', () => {
    render(<Host onEnd={() => {}} />);
    const handle = screen.getByRole('slider', { name: /Lowest/ });
    fireEvent.change(handle, { target: { value: '990' } });
    expect(screen.getAllByText('₪950')).toHaveLength(2);
  });
});
