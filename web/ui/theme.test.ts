import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, followTheme, useTheme } from './theme.ts';

/** A device whose colour scheme the test changes. */
function deviceIn(scheme: 'light' | 'dark') {
  const device = Object.assign(new EventTarget(), { matches: scheme === 'dark' });
  vi.stubGlobal('matchMedia', () => device);
  return {
    turn: (next: 'light' | 'dark') => {
      device.matches = next === 'dark';
      device.dispatchEvent(new Event('change'));
    },
  };
}

const painted = () => document.documentElement.dataset['theme'];

afterEach(() => {
  document.cookie = 'theme=; Max-Age=-1; Path=/';
  delete document.documentElement.dataset['theme'];
  document.head.replaceChildren();
});

const shown = () => renderHook(useTheme).result.current;

describe('the theme', () => {
  it('follows the device until one is chosen', () => {
    const device = deviceIn('dark');
    const stop = followTheme();
    expect([shown(), painted()]).toEqual(['device', 'dark']);
    device.turn('light');
    expect(painted()).toBe('light');
    stop();
    device.turn('dark');
    expect(painted()).toBe('light');
  });

  it('keeps a choice although the device changes, and follows the device again when the choice is undone', () => {
    const device = deviceIn('light');
    const stop = followTheme();
    chooseTheme('dark');
    expect(document.cookie).toContain('theme=dark');
    expect([shown(), painted()]).toEqual(['dark', 'dark']);
    device.turn('light');
    expect(painted()).toBe('dark');
    chooseTheme('device');
    expect(document.cookie).not.toContain('theme=');
    expect(painted()).toBe('light');
    stop();
  });

  it('colours the bars of the browser', () => {
    deviceIn('light');
    document.head.innerHTML = '<meta name="theme-color" content="#fbf7f0" />';
    chooseTheme('dark');
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', '#0b1e26');
  });

  it('is light where the device has no preference', () => {
    vi.stubGlobal('matchMedia', undefined);
    chooseTheme('device');
    expect(painted()).toBe('light');
  });

  it('ignores other values of the cookie', () => {
    document.cookie = 'theme=blue; Path=/';
    expect(shown()).toBe('device');
  });

  it('is the same in every menu', () => {
    const [one, other] = [renderHook(useTheme), renderHook(useTheme)];
    act(() => chooseTheme('dark'));
    expect([one.result.current, other.result.current]).toEqual(['dark', 'dark']);
  });
});
