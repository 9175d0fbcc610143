import type { Scene } from '../goals/scene.ts';

/** A message, what `summaryOf` makes of it, and how the scene differs from the beginning of a conversation. */
export type Case = readonly [message: string, expected: string, scene?: Partial<Scene>];
