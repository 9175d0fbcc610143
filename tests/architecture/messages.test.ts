import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../support/source-files.ts';

interface Message {
  readonly id: string;
  readonly defaultMessage: string;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

async function englishMessages(): Promise<Map<string, string>> {
  const messages = new Map<string, string>();
  for (const { path } of sourceFiles(['web'], /\.messages\.ts$/)) {
    const module: Record<string, unknown> = await import(join(root, path));
    for (const group of Object.values(module)) {
      for (const message of Object.values(group ?? {})) {
        if (!isMessage(message)) continue;
        expect(
          messages.get(message.id) ?? message.defaultMessage,
          `${message.id} is defined twice with different texts`,
        ).toBe(message.defaultMessage);
        messages.set(message.id, message.defaultMessage);
      }
    }
  }
  return messages;
}

const hebrewMessages = (): Map<string, string> => {
  const directory = join(root, 'web/i18n/he');
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) => Object.entries(JSON.parse(readFileSync(join(directory, name), 'utf8')))),
  );
};

/** Names of the values that a text inserts, in order of the alphabet. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name ?? ''))]
    .filter((name) => !/^(one|two|few|many|other|zero)$/.test(name))
    .toSorted();

const english = await englishMessages();
const hebrew = hebrewMessages();

describe('message catalogues', () => {
  it('are found', () => {
    expect(english.size).toBeGreaterThan(100);
  });

  it('are written in messages files only', () => {
    const elsewhere = sourceFiles(['web'], /\.tsx?$/).filter(
      ({ path, text }) => /defineMessages\(\{/.test(text) && !/\.messages\.ts$|\.test\./.test(path),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('have a Hebrew text for every message', () => {
    expect([...english.keys()].filter((id) => !hebrew.get(id))).toEqual([]);
  });

  it('have no Hebrew text that nothing uses', () => {
    expect([...hebrew.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it('insert the same values in both languages', () => {
    const differing = [...english].filter(([id, text]) => {
      const translated = placeholders(hebrew.get(id) ?? '');
      return placeholders(text).some((name) => !translated.includes(name) && !isPluralWord(text, name));
    });
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  it('are written in Hebrew letters, but for names and numbers', () => {
    const latin = [...hebrew].filter(
      ([id, text]) =>
        !/[֐-׿]/.test(text) &&
        /[A-Za-z]{3,}/.test(text.replace(/\{[^{}]*\}/g, '')) &&
        english.get(id) !== text,
    );
    expect(latin.map(([id]) => id)).toEqual([]);
  });
});

/** Words inside plural branches look like inserted values to the simple pattern above. */
function isPluralWord(text: string, name: string): boolean {
  return !new RegExp(`\\{\\s*${name}\\s*[,}]`).test(text);
}
