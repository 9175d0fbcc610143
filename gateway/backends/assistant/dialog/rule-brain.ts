import type { Logger } from '#backends/kit/logger.ts';
import { createLedger } from '../grounding/ledger.ts';
import { nameIn } from '../replies/kit.ts';
import { outOfReach, tooMany } from '../replies/talk-words.ts';
import { ToolFailed } from '../tools/tools.ts';
import type { Tools } from '../tools/tools.ts';
import { understand } from '../understanding/understand.ts';
import type { Scene, Understanding } from '../understanding/understanding.ts';
import type { Answer, AnswerEvents, Brain, Turn } from './brain.ts';
import { withOpenPage } from './open-page.ts';
import { piecesOf } from './pieces.ts';
import { needsSearch, plan } from './plan.ts';
import { recordedTools } from './recorded-tools.ts';
import type { Action } from './reply.ts';
import { draft } from './scope.ts';
import type { Draft, Scope } from './scope.ts';
import { readState } from './state.ts';
import type { DialogState } from './state.ts';
import { startChips } from './start-chips.ts';

const MOST_SUGGESTIONS = 4;
const TALK: Action = { kind: 'TALK_TO_PERSON', href: null };

interface RuleBrainParts {
  readonly logger: Logger;
  /** Reads a message; another one only in tests. */
  readonly read?: (message: string, scene: Scene) => Understanding;
}

function sceneOf(turn: Turn, state: DialogState): Scene {
  return {
    today: turn.today,
    language: turn.language,
    kind: turn.context.kind === 'general' && state.topic === 'bookings' ? 'bookings' : turn.context.kind,
    hasHotel: state.hotel !== null || turn.context.hotelId !== null,
    isAboutHotel: state.hotel !== null && state.openQuestion !== null,
    hasSearch: state.hasSearched || state.place !== null || /^\/(Discover)?\?/.test(turn.context.path ?? ''),
    placeNames: [state.place?.name.en, state.place?.name.he].flatMap((name) => name ?? []),
    shownNames: state.shown.flatMap(({ name }) => nameIn(name, turn.language) ?? []),
    asked: state.asked,
  };
}

/** What was asked, proposed or offered holds for one message only. */
const settled = (state: DialogState): DialogState => ({
  ...state,
  asked: null,
  choices: [],
  proposal: null,
  openQuestion: null,
});

function failed(code: string, scope: Scope, state: DialogState): Draft {
  const { language } = scope;
  const text = code === 'RATE_LIMITED' ? tooMany(language) : outOfReach(language);
  return draft(
    text,
    { ...state, proposal: { kind: 'find' } },
    { mood: 'sorry', suggestions: startChips(scope, state) },
  );
}

/**
 * Answers by fixed rules over live data, without any model: its templates take values of tool results and of the message only.
 */
export function createRuleBrain({ logger, read = understand }: RuleBrainParts): Brain {
  const planned = async (scope: Scope, before: DialogState, latest: () => DialogState): Promise<Draft> => {
    try {
      const state = await withOpenPage(scope, settled(before), needsSearch(scope.understood));
      scope.remember(state);
      return await plan(scope, state, before.openQuestion);
    } catch (cause) {
      if (!(cause instanceof ToolFailed)) throw cause;
      logger.warn({ goal: scope.understood.goal.kind, code: cause.code }, 'a tool failed');
      return failed(cause.code, scope, latest());
    }
  };

  const answer = async (
    turn: Turn,
    tools: Tools,
    events: AnswerEvents,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const before = readState(turn.state);
    const understood = read(turn.message, sceneOf(turn, before));
    const { language } = understood;
    const ledger = createLedger(turn.facts);
    let latest = settled(before);
    const scope: Scope = {
      message: turn.message,
      language,
      today: turn.today,
      context: turn.context,
      understood,
      tools: recordedTools(tools, (result) => ledger.add(result)),
      before,
      note: (...facts) => {
        for (const query of facts) ledger.add({ query });
      },
      remember: (state) => {
        latest = state;
      },
    };
    const made = await planned(scope, before, () => latest);
    signal.throwIfAborted();
    for (const piece of piecesOf(made.text)) events.text(piece);
    return {
      reply: {
        text: made.text,
        suggestions: [...new Set(made.suggestions)].slice(0, MOST_SUGGESTIONS),
        actions: [...made.actions.filter(({ kind }) => kind !== 'TALK_TO_PERSON'), TALK],
        mood: made.mood,
      },
      language,
      state: made.state,
      facts: ledger.snapshot(),
    };
  };

  return {
    answer: async (turn, tools, events, signal) => {
      try {
        return await answer(turn, tools, events, signal);
      } catch (cause) {
        // An aborted tool throws what it likes; the caller is told the reason it gave itself.
        signal.throwIfAborted();
        throw cause;
      }
    },
  };
}
