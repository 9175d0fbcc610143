import type { ReactNode } from 'react';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { mismatchSeparator, useMismatches } from '../../bookings/useMismatches.ts';
import { readSentence } from './readSentence.ts';
import { statuses } from './status.messages.ts';

const states: Readonly<Record<string, Message>> = statuses;

interface StoredSentenceProps<Key extends string> {
  readonly text: string;
  /** Sentences as records store them. */
  readonly sentences: Readonly<Record<Key, string>>;
  readonly words: Readonly<Record<Key, Message>>;
}

/** A stored sentence in the user's language; without a translation as it is stored, in English. */
export function StoredSentence<Key extends string>({ text, sentences, words }: StoredSentenceProps<Key>) {
  const read = readSentence(text, sentences);
  const disagreements = useMismatches();
  if (!read)
    return (
      <bdi lang="en" dir="auto">
        {text}
      </bdi>
    );
  const inWords = ([name, value]: readonly [string, string]): ReactNode => {
    if (name === 'rating' || name === 'count') return Number(value);
    if (name === 'disagreement') return disagreements(value).join(mismatchSeparator);
    const state = Object.hasOwn(states, value) ? states[value] : undefined;
    return state && name !== 'hotel' ? <Text message={state} /> : <bdi dir="auto">{value}</bdi>;
  };
  const values = Object.fromEntries(
    Object.entries(read.values).map((entry) => [entry[0], inWords(entry)] as const),
  );
  return <Text message={words[read.key]} values={values} />;
}
