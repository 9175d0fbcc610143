/** The rules and a model read the questions of set `c` on the same product, so that their cities are searched once. */
import './shifted-clock.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Examination, startExamination } from '../support/asking.ts';
import { framesOfModel, passed, questionsOf, rejectedFrames } from './entry.ts';
import { examine } from './examination.ts';
import { startScriptedReader, type ScriptedReader } from './scripted-reader.ts';
import type { ExamProduct } from './ask-and-check.ts';

/** Time for the whole product to start and to load its demo data. */
const START_MS = 300_000;

let examination: Examination;
let model: ScriptedReader;
let readByModel: ExamProduct;

beforeAll(async () => {
  examination = await startExamination();
  model = await startScriptedReader(framesOfModel());
  readByModel = { ...examination, conversation: await examination.readBy(model.reader) };
}, START_MS);

afterAll(async () => {
  await examination.stop();
  await model.close();
});

describe('read by rules', () => {
  const questions = questionsOf('a', 'b', 'c');
  examine(questions, () => examination);

  it('the list of passed questions contains only existing ones', () => {
    const known = new Set([...questions.utterances, ...questions.talks].map(({ id }) => id));
    expect([...passed].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('read by a model', () => {
  examine(questionsOf('c'), () => readByModel);

  it('rejects the frames listed in c-rejected.json, and uses all others', () => {
    expect([...model.rejected].toSorted()).toEqual(rejectedFrames().toSorted());
  });
});
