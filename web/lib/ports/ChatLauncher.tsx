import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ChatContextKind } from '#generated/graphql.ts';

/** Place from which the chat is opened; decides the greeting and the assistant's context. */
export interface ChatOpening {
  readonly kind: ChatContextKind;
  readonly hotelId?: string;
  /** Shown in the greeting of a hotel page. */
  readonly hotelName?: string;
  readonly bookingId?: string;
  /** Text put into the field; the traveller can edit it, and it is not sent automatically. */
  readonly preset?: string;
  /** Continues this tab's last conversation at once, instead of offering it. */
  readonly isResumed?: boolean;
}

export interface ChatLauncher {
  readonly open: (opening: ChatOpening) => void;
}

const ChatLauncherContext = createContext<ChatLauncher>({ open: () => undefined });

/** Port between any screen and the chat: the chat feature provides it, the app mounts it. */
export function ChatLauncherProvider(props: { launcher: ChatLauncher; children: ReactNode }) {
  return <ChatLauncherContext value={props.launcher}>{props.children}</ChatLauncherContext>;
}

/** Opens the chat dialog. Without a mounted chat nothing happens. */
export const useChatLauncher = (): ChatLauncher => useContext(ChatLauncherContext);
