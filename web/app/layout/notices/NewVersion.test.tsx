import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { NewVersion } from './NewVersion.tsx';

function ToHebrew() {
  const { setLanguage } = useLocale();
  return <button onClick={() => setLanguage('he')}>Hebrew</button>;
}

it('a new version is announced only once, even if the language changes afterwards, and can be activated', async () => {
  let announce: (takeOver: () => void) => void = () => undefined;
  const install = (onNewVersion: typeof announce) => {
    announce = onNewVersion;
    return () => undefined;
  };
  const { user } = renderRoute(
    <>
      <NewVersion install={install} />
      <ToHebrew />
    </>,
  );
  const takeOver = vi.fn<() => void>();
  act(() => announce(takeOver));
  expect(await screen.findByText('A new version is ready.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hebrew' }));
  await vi.waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'he'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(takeOver).toHaveBeenCalledOnce();
});
