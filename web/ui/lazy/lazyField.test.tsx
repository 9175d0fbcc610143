import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, useEffect, useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyField, type StandsIn, type TakesOver } from './lazyField.tsx';

interface TextProps {
  text: string;
  onChange: (text: string) => void;
}

function Plain({ around, onListWanted, text, onChange }: TextProps & StandsIn) {
  return (
    <div {...around}>
      <input
        aria-label="Plain"
        value={text}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          onListWanted();
        }}
      />
    </div>
  );
}

function Whole({ entry, text }: TextProps & TakesOver) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!entry) return;
    input.current?.focus();
    if (entry.selection) input.current?.setSelectionRange(...entry.selection);
  }, [entry]);
  return (
    <>
      <input aria-label="Whole" ref={input} value={text} readOnly />
      {entry?.isListWanted && <p>The list</p>}
    </>
  );
}

/**
 * A field whose code arrives, or is lost, when the test says so; `rest` makes the browser idle.
 * @param rendering resolves when the whole field may be shown
 */
const show = (rendering?: Promise<void>) => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const reads: { arrive: () => void; lose: () => void }[] = [];
  function Slow(props: TextProps & TakesOver) {
    if (rendering) use(rendering);
    return <Whole {...props} />;
  }
  const Field = lazyField<TextProps>(
    () =>
      new Promise((resolve, reject) => {
        reads.push({ arrive: () => resolve(Slow), lose: () => reject(new Error('lost')) });
      }),
    Plain,
  );
  function Page() {
    const [text, setText] = useState('');
    return <Field text={text} onChange={setText} />;
  }
  render(<Page />);
  return {
    user: userEvent.setup(),
    reads,
    rest: () => act(async () => idle.forEach((callback) => callback())),
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the whole field continues with the text, focus and caret of the plain one, and opens its list', async () => {
  const { user, reads } = show();
  await user.type(screen.getByLabelText('Plain'), 'Lisbn{ArrowLeft}');
  act(() => reads[0]?.arrive());
  const whole = await screen.findByLabelText<HTMLInputElement>('Whole');
  expect(whole).toHaveValue('Lisbn');
  expect(whole).toHaveFocus();
  expect(whole.selectionStart).toBe(4);
  expect(screen.getByText('The list')).toBeInTheDocument();
});

it('an unused field is replaced once the browser is idle, without focus and with its list closed', async () => {
  const { reads, rest } = show();
  expect(reads).toHaveLength(0);
  await rest();
  act(() => reads[0]?.arrive());
  expect(await screen.findByLabelText('Whole')).not.toHaveFocus();
  expect(screen.queryByText('The list')).not.toBeInTheDocument();
});

it('a plain field that gets the focus while the whole one is being rendered stays, and is replaced when it is left', async () => {
  let end = () => {};
  const rendering = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { user, reads, rest } = show(rendering);
  await rest();
  await act(async () => reads[0]?.arrive());
  await user.tab();
  await act(async () => end());
  expect(screen.getByLabelText('Plain')).toHaveFocus();
  await user.tab();
  expect(await screen.findByLabelText('Whole')).not.toHaveFocus();
});

it('a plain field that has the focus, but was neither pressed nor typed into, is replaced when it is left', async () => {
  const { user, reads, rest } = show();
  await user.tab();
  await rest();
  await act(async () => reads[0]?.arrive());
  expect(screen.getByLabelText('Plain')).toHaveFocus();
  await user.tab();
  expect(await screen.findByLabelText('Whole')).not.toHaveFocus();
});

it('a plain field is not replaced while a pointer is held on it', async () => {
  const { user, reads, rest } = show();
  const plain = screen.getByLabelText('Plain');
  await user.type(plain, 'L');
  await user.pointer({ keys: '[MouseLeft>]', target: plain });
  await rest();
  await act(async () => reads[0]?.arrive());
  expect(screen.getByLabelText('Plain')).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: plain });
  expect(await screen.findByLabelText('Whole')).toHaveFocus();
});

it.each([
  ['a keyboard', false, 'en'],
  ['a Chinese on-screen keyboard', true, 'zh-CN'],
])(
  'a plain field is not replaced while characters are composed in it with %s',
  async (_, isTouched, lang) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouched && query === '(pointer: coarse)' }));
    vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue(lang);
    const { user, reads } = show();
    const plain = screen.getByLabelText('Plain');
    await user.tab();
    fireEvent.compositionStart(plain);
    await user.keyboard('L');
    await act(async () => reads[0]?.arrive());
    expect(screen.getByLabelText('Plain')).toHaveFocus();
    fireEvent.compositionEnd(plain);
    expect(await screen.findByLabelText('Whole')).toHaveFocus();
  },
);

it('a plain field is replaced during a composition with an on-screen keyboard that continues in the whole field', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { user, reads } = show();
  const plain = screen.getByLabelText('Plain');
  await user.tab();
  fireEvent.compositionStart(plain);
  await user.keyboard('L');
  await act(async () => reads[0]?.arrive());
  expect(await screen.findByLabelText('Whole')).toHaveFocus();
});

it('a list that is not wanted any more after Escape does not open when its code arrives', async () => {
  const { user, reads } = show();
  await user.type(screen.getByLabelText('Plain'), 'L');
  await user.keyboard('{Escape}');
  await act(async () => reads[0]?.arrive());
  expect(screen.queryByText('The list')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByLabelText('Whole')).toHaveValue('L');
});

it('a field whose list is wanted says that its code could not be loaded, and opens when it is loaded on request', async () => {
  const { user, reads } = show();
  await user.type(screen.getByLabelText('Plain'), 'L');
  await act(async () => reads[0]?.lose());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part could not be loaded/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reads).toHaveLength(2));
  await act(async () => reads[1]?.arrive());
  expect(await screen.findByLabelText('Whole')).toHaveFocus();
  expect(screen.getByText('The list')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
