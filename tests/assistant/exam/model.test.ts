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

it('rejects the frames of the list, and uses all others', () => {
  expect([...(model?.rejected ?? [])].toSorted()).toEqual(rejectedFrames().toSorted());
});
