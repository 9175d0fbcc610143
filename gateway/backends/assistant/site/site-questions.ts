/** Finds the questions of the site that a message resembles, by common words. */
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Language } from '../language.ts';
import type { SiteQuestion } from '../tools/tools.ts';
import { stemOf, wordsOf } from './stems.ts';

/** A question that a message may ask. `likeness` is 0 to 1: the share of common words, weighted by their rarity. */
export interface QuestionMatch {
  readonly question: SiteQuestion;
  readonly likeness: number;
}

interface Phrase {
  readonly id: number;
  readonly text: string;
  readonly question: SiteQuestion;
}

/** Words of at least this length may contain typos: one wrong letter in five. */
const LONG_ENOUGH = 6;
const TYPO_SHARE = 0.2;
/** Minimum weight of the shared words, relative to the rarest word: one rare word, or two more common ones. */
const MIN_SHARED = 0.6;

const stemsOf = (text: string, language: Language): readonly string[] => [
  ...new Set(wordsOf(text).flatMap((word) => stemOf(word, language) ?? [])),
];

/** The words that say what a text is about; all of them when there are fewer than two. */
function subjectOf(text: string, language: Language): string {
  const words = wordsOf(text);
  const telling = words.filter((word) => stemOf(word, language) !== null);
  return (telling.length > 1 ? telling : words).join(' ');
}

type Find = (message: string) => readonly QuestionMatch[];

/** An index of the questions in one language, as a function that searches it. */
function createFind(questions: readonly SiteQuestion[], language: Language): Find {
  const phrases = questions.flatMap((question) =>
    question.asked.map((asked) => ({ question, text: asked[language] })),
  );
  const index = new MiniSearch<Phrase>({
    fields: ['text'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => stemOf(word, language),
    searchOptions: { combineWith: 'OR', fuzzy: (word) => (word.length >= LONG_ENOUGH ? TYPO_SHARE : false) },
  });
  index.addAll(phrases.map((phrase, id) => ({ ...phrase, id })));
  const weight = weightsOf(questions, language);
  const minShared = MIN_SHARED * Math.log(1 + questions.length);
  const sum = (stems: Iterable<string>): number =>
    [...new Set(stems)].reduce((total, stem) => total + weight(stem), 0);

  /** Whole phrases, so that a question of few and common words is found too. */
  const exact = new Map(phrases.map(({ text, question }) => [subjectOf(text, language), question]));

  return (message) => {
    const asIs = exact.get(subjectOf(message, language));
    if (asIs) return [{ question: asIs, likeness: 1 }];
    const whole = sum(stemsOf(message, language));
    if (whole === 0) return [];
    const hits = index.search(message).flatMap(({ id, terms, queryTerms }) => {
      const phrase = phrases[Number(id)];
      return phrase ? [{ ...phrase, terms, queryTerms }] : [];
    });
    return [...new Set(hits.map((hit) => hit.question))]
      .flatMap((question): QuestionMatch[] => {
        const own = hits.filter((hit) => hit.question === question);
        // Words of the message count when any phrase of the question has them; words of a phrase count for that phrase only.
        const shared = sum(own.flatMap(({ queryTerms }) => queryTerms));
        if (shared < minShared) return [];
        const ofPhrase = Math.max(...own.map(({ terms, text }) => sum(terms) / sum(stemsOf(text, language))));
        const ofMessage = shared / whole;
        return [{ question, likeness: (2 * ofMessage * ofPhrase) / (ofMessage + ofPhrase) }];
      })
      .toSorted((one, other) => other.likeness - one.likeness);
  };
}

/** Weight of a word: higher the fewer questions have it; a word of none weighs most, as it shows another subject. */
function weightsOf(questions: readonly SiteQuestion[], language: Language): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { asked } of questions)
    for (const stem of new Set(asked.flatMap((each) => stemsOf(each[language], language))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + questions.length / (counts.get(stem) ?? 1));
}

/** Indexes by language and questions. The questions rarely change, but are fetched for each message. */
const finds = new LRUCache<string, Find>({ max: 4 });

/** The questions that a message may ask, most similar first. */
export function matchQuestions(
  questions: readonly SiteQuestion[],
  language: Language,
  message: string,
): readonly QuestionMatch[] {
  const key = `${language} ${JSON.stringify(questions)}`;
  const find = finds.get(key) ?? createFind(questions, language);
  finds.set(key, find);
  return find(message);
}
