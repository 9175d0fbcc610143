import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ChatLauncherProvider } from '#lib/ports/ChatLauncher.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { takeRememberedChat } from './conversation/afterLogin.ts';

const ChatDialog = lazy(async () => ({ default: (await import('./dialog/ChatDialog.tsx')).ChatDialog }));

/** Lets any screen open the chat; its code is loaded when it is first opened. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ readonly opening: ChatOpening; readonly turn: number } | null>(null);
  const launcher = useMemo(
    () => ({
      // Beside the page it goes on with what is being talked about, unless there is a text to put into the field.
      open: (opening: ChatOpening) =>
        setState((last) => ({
          opening,
          turn:
            last && opening.preset === undefined && !opening.isResumed ? last.turn : (last?.turn ?? 0) + 1,
        })),
    }),
    [],
  );
  const { viewer, isLoading } = useViewer();
  useEffect(() => {
    if (isLoading) return;
    const left = takeRememberedChat();
    // Whoever came back without signing in has changed their mind.
    if (left && viewer) launcher.open(left);
  }, [isLoading, viewer, launcher]);
  return (
    <ChatLauncherProvider launcher={launcher}>
      {children}
      {state && (
        <Suspense fallback={null}>
          <ChatDialog key={state.turn} opening={state.opening} onClose={() => setState(null)} />
        </Suspense>
      )}
    </ChatLauncherProvider>
  );
}
