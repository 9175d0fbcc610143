import { understand } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { Scene } from '../understanding/goals/scene.ts';
import type { DialogState } from './state.ts';

/** A message with what a reader may know of its conversation: no prices, no bookings, no names of guests. */
export interface Heard {
  readonly message: string;
  readonly scene: Scene;
  /** What the traveller wrote before, oldest first. */
  readonly earlier: readonly string[];
  /** The search that stands. */
  readonly search: {
    readonly place: { readonly en: string; readonly he: string | null } | null;
    readonly stay: DialogState['stay'];
    readonly party: DialogState['party'];
    readonly wishes: DialogState['wishes'];
  };
}

/** Reads what a message wants. Whatever it reads, the same dialog answers, out of tool results. */
export interface Reader {
  /** The traveller is told that she thinks. */
  readonly isSlow: boolean;
  /** @throws nothing but the reason of an aborted `signal` */
  read(heard: Heard, signal: AbortSignal): Promise<Understanding>;
}

export const rulesReader: Reader = {
  isSlow: false,
  read: async ({ message, scene }) => understand(message, scene),
};
