import { act, render, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppRouter } from './AppRouter.tsx';

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/ways?name=שלום">Link</Link>
      <button onClick={() => void navigate('/ways?name=שלום')}>Button</button>
      <Link to="/others">Other</Link>
    </>
  );
}

it.each(['Link', 'Button'])(
  'two clicks before the page is rendered add only one history entry: %s',
  (name) => {
    window.history.replaceState(null, '', '/');
    const entry = (): unknown => window.history.state;
    render(
      <AppRouter>
        <Page />
      </AppRouter>,
    );
    act(() => {
      screen.getByText(name).click();
      screen.getByText(name).click();
    });
    expect(window.location.pathname).toBe('/ways');
    expect(entry()).toMatchObject({ idx: 1 });
    act(() => screen.getByText('Other').click());
    expect(entry()).toMatchObject({ idx: 2 });
  },
);
