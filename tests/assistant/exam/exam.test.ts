import './frozen-clock.js';
import { questionsOf } from './entry.ts';
import { examine } from './examination.ts';

examine(questionsOf(['a', 'b', 'c'], 'passed'));
