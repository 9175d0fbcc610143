/**
 * Creates the responder: it reads a message, plans the reply by fixed rules over live data, and returns it with
 * the new state of the conversation.
 */
import type { Logger } from '#backends/kit/logger.ts';
import { nameIn } from '../texts/inserted.ts';
import { say } from '../texts/say.ts';
import { ToolFailed } from '../tools/tools.ts';
import { understand } from '../understanding/understand.ts';
import type { MessageContext } from '../understanding/goals/message-context.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Action, Responder, Turn } from './responder.ts';
import { questionAndChange } from './question-and-change.ts';
import { withOpenPage } from './search/open-page.ts';
import { partySize } from './search/merge-stay.ts';
import { needsSearch, plan } from './plan.ts';
import { rulesReader, type Input, type Reader } from './reader.ts';
import { reply, type Plan, type Scope } from './scope.ts';
import { readState, type DialogState } from './state.ts';
import {
  isAnswer,
  isAnswered,
  isSearchOf,
  lastSentence,
  questionsOf,
  together,
} from './several-questions.ts';
import { startChips } from './talk/small-talk.ts';

const MAX_SUGGESTIONS = 4;
const TALK_TO_PERSON: Action = { kind: 'TALK_TO_PERSON', href: null };

/** One segment of a reply: a list item, or a sentence with the whitespace after it. */
const SEGMENT = /[^\n]*?(?:[.!?]["”״)]?(?=\s|$)[ \t]*|\n+|$)/gu;

interface ResponderParts {
  readonly logger: Logger;
  /** Reads messages; the rule-based reader unless another one is given. */
  readonly reader?: Reader;
}

/** The facts about the conversation that the reader may use. */
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
    ...(state.party && { rooms: state.party.rooms }),
    childrenAges: state.party?.childrenAges,
    stars: state.wishes.stars,
    hotelsDiscussed: state.recent.length,
    hasBooking: state.bookingId !== null || state.bookingIds.length > 0,
    hasBookingList: state.bookingIds.length > 0,
    isSignedIn: turn.isSignedIn,
    hasSearch: state.hasSearched || state.place !== null || /^\/(Discover)?\?/.test(turn.context.path ?? ''),
    stay: state.stay,
    placeNames: [state.place?.name.en, state.place?.name.he].flatMap((name) => name ?? []),
    isWholeCountry: state.place?.kind === 'country',
    unchecked: state.unchecked,
    shownNames: state.shown.flatMap(({ name }) => nameIn(name, turn.language) ?? []),
    foreignNames: state.shown.flatMap(({ name }) => (turn.language === 'he' ? name.en : name.he) ?? []),
    lastQuestion: state.asked,
  };
}

/** Where no booking is meant. */
const OF_NO_BOOKING = { kind: 'general', hasBooking: false, isSignedIn: false } as const;

/** The message with its context, as the reader gets it. */
const readerInput = (turn: Turn, state: DialogState): Input => ({
  message: turn.message,
  context: contextOf(turn, state),
  earlier: turn.history.flatMap(({ role, text }) => (role === 'traveller' ? [text] : [])),
  search: {
    place: state.place && state.place.name,
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

/**
 * The reply when a tool failed; “yes” then searches again.
 * @param code the error code of the tool
 */
function failureReply(code: string, scope: Scope, state: DialogState): Plan {
  const text = say(code === 'RATE_LIMITED' ? 'reply.tooMany' : 'reply.outOfReach');
  const suggestions = startChips(scope, state);
  // The next question may be about the bookings without naming them: “how many people is it for?”
  const { topic } = scope.reading.goal.kind === 'bookings' ? ({ topic: 'bookings' } as const) : state;
  return reply(text, { ...state, topic, proposal: { kind: 'find' } }, { mood: 'sorry', suggestions });
}

/**
 * Answers messages by fixed rules over live data. Its templates contain only values of tool results and of the message,
 * whether the rule-based reader or a model read it.
 */
export function createResponder({ logger, reader = rulesReader }: ResponderParts): Responder {
  const planReply = async (scope: Scope, before: DialogState, latest: () => DialogState): Promise<Plan> => {
    try {
      const state = await withOpenPage(scope, withoutQuestions(before), needsSearch(scope.reading));
      scope.remember(state);
      return await plan(scope, state, before.openQuestion);
    } catch (cause) {
      if (!(cause instanceof ToolFailed)) throw cause;
      logger.warn({ goal: scope.reading.goal.kind, code: cause.code }, 'a tool failed');
      return failureReply(cause.code, scope, latest());
    }
  };

  return {
    async answer(turn, tools, events, signal) {
      const before = readState(turn.state);
      if (reader.isSlow) events.activity('thinking');
      const reading = await reader.read(readerInput(turn, before), signal);
      const { today, context, isSignedIn } = turn;
      const { language } = reading;
      const answerTo = async (message: string, read: Reading, from: DialogState): Promise<Plan> => {
        let latest = withoutQuestions(from);
        const remember = (state: DialogState): void => {
          latest = state;
        };
        const known = { language, today, context, isSignedIn, tools, before: from, remember };
        return planReply({ ...known, message, reading: read }, from, () => latest);
      };
      const answerBoth = async (question: string, change: string): Promise<Plan> => {
        const answer = await answerTo(question, understand(question, contextOf(turn, before)), before);
        const from = answer.state;
        return together([answer, await answerTo(change, understand(change, contextOf(turn, before)), from)]);
      };
      const answerEach = async (): Promise<Plan> => {
        const both =
          !reading.isFromModel && before.shown.length > 0
            ? questionAndChange(turn.message, (text) => understand(text, contextOf(turn, before)))
            : null;
        if (both) return answerBoth(both.question, both.change);
        const plans: Plan[] = [];
        const parts = questionsOf(turn.message, reading);
        for (const [at, part] of parts.entries()) {
          const from = plans.at(-1)?.state ?? before;
          const readings = [part, lastSentence(part)].map(
            (text) => [text, understand(text, contextOf(turn, from))] as const,
          );
          const isLast = at > 0 && at === parts.length - 1;
          const elsewhere = isLast ? understand(part, { ...contextOf(turn, from), ...OF_NO_BOOKING }) : null;
          const isSearch = elsewhere !== null && isSearchOf(elsewhere, parts.slice(0, at).join(' '));
          const [text, read] = isSearch
            ? [part, elsewhere]
            : (readings.find(([, one]) => isAnswered(one)) ?? []);
          const answer = text && read ? await answerTo(text, read, from) : null;
          if (!answer || !isAnswer(answer, isSearch)) return answerTo(turn.message, reading, before);
          plans.push(answer);
        }
        const [first, ...others] = plans;
        return first ? together([first, ...others]) : answerTo(turn.message, reading, before);
      };
      // An aborted tool may throw any error; the caller gets the reason of its own signal.
      const planned = await answerEach().finally(() => signal.throwIfAborted());
      const text = planned.text(language);
      for (const [piece] of text.matchAll(SEGMENT)) if (piece !== '') events.text(piece);
      const suggestions = new Set(planned.suggestions.map((suggestion) => suggestion(language)));
      return {
        reply: {
          text,
          suggestions: [...suggestions].slice(0, MAX_SUGGESTIONS),
          actions: [...planned.actions, TALK_TO_PERSON],
          mood: planned.mood,
        },
        language,
        state: planned.state,
      };
    },
  };
}
