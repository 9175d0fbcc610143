import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ChatLauncherProvider } from '#lib/ports/ChatLauncher.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { takeRememberedChat } from './conversation/afterLogin.ts';

const ChatDialog = lazy(async () => ({ default: (await import('./dialog/ChatDialog.tsx')).ChatDialog }));

interface OpenChat {
  readonly opening: ChatOpening;
  /** Counts conversations; another one begins with another number. */
  readonly turn: number;
  /** Id of the member who talks, null of a visitor; undefined while it is not known who is there. */
  readonly viewerId: string | null | undefined;
}

/** Lets any screen open the chat; its code is loaded when it is first opened. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<OpenChat | null>(null);
  const { viewer, isLoading } = useViewer();
  const viewerId = isLoading ? undefined : (viewer?.id ?? null);
  if (state && viewerId !== undefined && state.viewerId !== viewerId) {
    // Beside the page it would outlive its member, who may sign out there.
    setState(state.viewerId === undefined ? { ...state, viewerId } : null);
  }
  const launcher = useMemo(
    () => ({
      // Beside a page it continues the last conversation, unless there is a text to put into the field.
      open: (opening: ChatOpening) =>
        setState((last) => {
          const goesOn = opening.preset === undefined && !opening.isResumed;
          return { opening, turn: (last?.turn ?? 0) + (last && goesOn ? 0 : 1), viewerId };
        }),
    }),
    [viewerId],
  );
  useEffect(() => {
    if (isLoading) return;
    const left = takeRememberedChat();
    // Coming back without signing in means that they changed their mind.
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
