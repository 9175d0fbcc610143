import type { Scene } from '../goals/scene.ts';

/** A message, its expected `summaryOf`, and changes to the scene of a new conversation. */
export type Case = readonly [message: string, expected: string, scene?: Partial<Scene>];
