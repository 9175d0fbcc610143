import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { ChatLauncherProvider } from '#lib/ports/ChatLauncher.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { lazyLayer } from '#ui/lazy/lazyLayer.tsx';
import { takeRememberedChat } from './conversation/afterLogin.ts';

const ChatWindow = lazyLayer(async () => {
  const [{ ChatDialog }] = await Promise.all([import('./dialog/ChatDialog.tsx'), catalogues.want('more')]);
  return ChatDialog;
});

interface OpenChat {
  readonly opening: ChatOpening;
  /** Number of the chat window, its React key: a new number mounts a new window. */
  readonly turn: number;
  /** Id of the member who opened the chat, null for a visitor; undefined while it is not known who is signed in. */
  readonly viewerId: string | null | undefined;
}

/** Lets any screen open the chat; its code is loaded when it is first opened. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<OpenChat | null>(null);
  const { viewer, viewerId } = useViewer();
  if (state && viewerId !== undefined && state.viewerId !== viewerId) {
    // Closes the chat when the viewer changes, because beside the page it would stay open after its member has signed
    // out.
    setState(state.viewerId === undefined ? { ...state, viewerId } : null);
  }
  const launcher = useMemo(
    () => ({
      // A chat that is already open continues its conversation, unless it is opened with a preset text or after signing
      // in.
      open: (opening: ChatOpening) =>
        setState((last) => {
          const goesOn = opening.preset === undefined && !opening.isResumed;
          return { opening, turn: (last?.turn ?? 0) + (last && goesOn ? 0 : 1), viewerId };
        }),
    }),
    [viewerId],
  );
  useEffect(() => {
    if (viewerId === undefined) return;
    const left = takeRememberedChat();
    // The chat is not reopened for travellers who return without having signed in.
    if (left && viewer) launcher.open(left);
  }, [viewerId, viewer, launcher]);
  return (
    <ChatLauncherProvider launcher={launcher}>
      {children}
      {state && <ChatWindow key={state.turn} opening={state.opening} onClose={() => setState(null)} />}
    </ChatLauncherProvider>
  );
}
