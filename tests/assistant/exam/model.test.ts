import './frozen-clock.js';
import { framesOfModel, questionsOf } from './entry.ts';
import { examine } from './examination.ts';
import { startScriptedReader } from './scripted-reader.ts';

examine(questionsOf(['c'], 'c-passed'), () => startScriptedReader(framesOfModel()));
