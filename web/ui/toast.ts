export interface ToastInput {
  /** Errors stay on the screen until closed. */
  tone?: 'ok' | 'error' | 'info';
  text: string;
  /** Id of an earlier toast that this one replaces. */
  replaces?: string | undefined;
  action?: { label: string; onPress: () => void };
}

export interface Toast extends ToastInput {
  id: string;
  tone: 'ok' | 'error' | 'info';
  /** When it was shown, epoch milliseconds. */
  at: number;
  isOnScreen: boolean;
}
