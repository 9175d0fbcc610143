import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root, sourceFiles } from './source-files.ts';

const messageShape = z.object({ id: z.string(), defaultMessage: z.string() });
const textsShape = z.record(z.string(), z.string());

/** The English texts by id, from the source code. @throws Error when an id has two different texts */
export async function englishMessages(): Promise<Map<string, string>> {
  const messages = new Map<string, string>();
  for (const { path } of sourceFiles(['web'], /\.messages\.ts$/)) {
    const module: Record<string, unknown> = await import(join(root, path));
    for (const entry of Object.values(module).flatMap((group) => Object.values(group ?? {}))) {
      const message = messageShape.safeParse(entry);
      if (!message.success) continue;
      const { id, defaultMessage } = message.data;
      if ((messages.get(id) ?? defaultMessage) !== defaultMessage) throw new Error(`${id} has two texts`);
      messages.set(id, defaultMessage);
    }
  }
  return messages;
}

/** The texts of a language by id; empty for a language without a folder. */
export function catalogue(language: string): Map<string, string> {
  const directory = join(root, 'web/i18n/catalogues', language);
  if (!existsSync(directory)) return new Map();
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) =>
      Object.entries(textsShape.parse(JSON.parse(readFileSync(join(directory, name), 'utf8')))),
    ),
  );
}
