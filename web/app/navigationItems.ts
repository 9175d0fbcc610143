import { Compass } from 'lucide-react';
import type { Message } from '../i18n/messages.ts';
import { homePath } from '../lib/paths.ts';
import type { IconType } from '../ui/Icon.tsx';
import { messages } from './Header.messages.ts';

export interface NavigationItem {
  readonly id: string;
  readonly label: Message;
  readonly to: string;
  readonly icon: IconType;
}

/** Pages of the Navigation menu, the same in the dropdown and in the mobile menu. */
export const navigationItems: readonly NavigationItem[] = [
  { id: 'discover', label: messages.discover, to: homePath, icon: Compass },
];
