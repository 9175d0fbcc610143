import './frozen-clock.js';
import { expect, it } from 'vitest';
import { framesOfModel, questionsOf, rejectedFrames } from './entry.ts';
import { examine } from './examination.ts';
import { startScriptedReader, type ScriptedReader } from './scripted-reader.ts';

let model: ScriptedReader | undefined;
examine(questionsOf('c'), async () => {
  model = await startScriptedReader(framesOfModel());
  return model;
});

it('only frames that were rejected before are rejected: all others are used', () => {
  const known = new Set(rejectedFrames());
  expect([...(model?.rejected ?? [])].filter((message) => !known.has(message))).toEqual([]);
});
