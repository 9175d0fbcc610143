import type { Logger } from '#backends/kit/logger.ts';
import { nameIn } from '../replies/kit.ts';
import { plainReply } from '../replies/talk-words.ts';
import { ToolFailed, type Tools } from '../tools/tools.ts';
import type { MessageContext } from '../understanding/goals/message-context.ts';
import type { Answer, AnswerEvents, Responder, Turn } from './responder.ts';
import { withOpenPage } from './search/open-page.ts';
import { partySize } from './search/restore-party.ts';
import { toSegments } from './segments.ts';
import { needsSearch, plan } from './plan.ts';
import { rulesReader, type Input, type Reader } from './reader.ts';
import type { Action } from './reply.ts';
import { reply, type Plan, type Scope } from './scope.ts';
import { readState, type DialogState } from './state.ts';
import { startChips } from './talk/start-chips.ts';

const MOST_SUGGESTIONS = 4;
const TALK_TO_PERSON: Action = { kind: 'TALK_TO_PERSON', href: null };

interface ResponderParts {
  readonly logger: Logger;
  /** Reads messages; by rules unless another reader is given. */
  readonly reader?: Reader;
}

function contextOf(turn: Turn, state: DialogState): MessageContext {
  return {
    today: turn.today,
    language: turn.language,
    kind: turn.context.kind === 'general' && state.topic === 'bookings' ? 'bookings' : turn.context.kind,
    hasHotel: state.hotel !== null || turn.context.hotelId !== null,
    isAboutHotel: state.hotel !== null && state.openQuestion !== null,
    edited: state.edited,
    budgetPer: state.wishes.price && (state.wishes.price.per === 'STAY' ? 'stay' : 'night'),
    partySize: state.party && partySize(state),
    hotelsDiscussed: state.recent.length,
    hasBooking: state.bookingId !== null || state.bookingIds.length > 0,
    hasSearch: state.hasSearched || state.place !== null || /^\/(Discover)?\?/.test(turn.context.path ?? ''),
    stay: state.stay,
    placeNames: [state.place?.name.en, state.place?.name.he].flatMap((name) => name ?? []),
    unchecked: state.unchecked,
    shownNames: state.shown.flatMap(({ name }) => nameIn(name, turn.language) ?? []),
    lastQuestion: state.asked,
  };
}

const readerInput = (turn: Turn, state: DialogState): Input => ({
  message: turn.message,
  context: contextOf(turn, state),
  earlier: turn.history.flatMap(({ role, text }) => (role === 'traveller' ? [text] : [])),
  search: {
    place: state.place && { en: state.place.name.en, he: state.place.name.he },
    stay: state.stay,
    party: state.party,
    wishes: state.wishes,
  },
});

/** Open questions, proposals and choices are valid for one message only. */
const withoutQuestions = (state: DialogState): DialogState => ({
  ...state,
  asked: null,
  choices: [],
  proposal: null,
  openQuestion: null,
});

function failureReply(code: string, scope: Scope, state: DialogState): Plan {
  const { language } = scope;
  const text = code === 'RATE_LIMITED' ? plainReply('tooMany', language) : plainReply('outOfReach', language);
  return reply(
    text,
    { ...state, proposal: { kind: 'find' } },
    { mood: 'sorry', suggestions: startChips(scope, state) },
  );
}

/**
 * Answers messages by fixed rules over live data. Its templates contain only values of tool results and of the message,
 * whether the rules or a model read it.
 */
export function createResponder({ logger, reader = rulesReader }: ResponderParts): Responder {
  const planReply = async (scope: Scope, before: DialogState, latest: () => DialogState): Promise<Plan> => {
    try {
      const state = await withOpenPage(scope, withoutQuestions(before), needsSearch(scope.understood));
      scope.remember(state);
      return await plan(scope, state, before.openQuestion);
    } catch (cause) {
      if (!(cause instanceof ToolFailed)) throw cause;
      logger.warn({ goal: scope.understood.goal.kind, code: cause.code }, 'a tool failed');
      return failureReply(cause.code, scope, latest());
    }
  };

  const answer = async (
    turn: Turn,
    tools: Tools,
    events: AnswerEvents,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const before = readState(turn.state);
    if (reader.isSlow) events.activity('thinking');
    const understood = await reader.read(readerInput(turn, before), signal);
    const { language } = understood;
    let latest = withoutQuestions(before);
    const scope: Scope = {
      message: turn.message,
      language,
      today: turn.today,
      context: turn.context,
      understood,
      tools,
      before,
      remember: (state) => {
        latest = state;
      },
    };
    const planned = await planReply(scope, before, () => latest);
    signal.throwIfAborted();
    for (const piece of toSegments(planned.text)) events.text(piece);
    return {
      reply: {
        text: planned.text,
        suggestions: [...new Set(planned.suggestions)].slice(0, MOST_SUGGESTIONS),
        actions: [...planned.actions.filter(({ kind }) => kind !== 'TALK_TO_PERSON'), TALK_TO_PERSON],
        mood: planned.mood,
      },
      language,
      state: planned.state,
    };
  };

  return {
    answer: async (turn, tools, events, signal) => {
      try {
        return await answer(turn, tools, events, signal);
      } catch (cause) {
        // An aborted tool may throw any error; the caller gets the reason of its own signal.
        signal.throwIfAborted();
        throw cause;
      }
    },
  };
}
