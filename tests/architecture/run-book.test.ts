import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const runBook = read('gateway/deploy/RUNBOOK.md');
const alerts = namesIn(read('gateway/deploy/alerts.yml'), /^\s*- alert: (\w+)$/gm);

describe('the run book', () => {
  it('has one section for each alert, in the order of the rules, and none for a removed alert', () => {
    expect(alerts.length).toBeGreaterThan(0);
    expect(namesIn(runBook, /^### (.+)$/gm)).toEqual(alerts);
  });

  it('says what to do in each section', () => {
    const [, ...sections] = runBook.split(/^#+ .+$/m);
    for (const section of sections) expect(section.trim()).not.toBe('');
  });

  it('says how to change each secret of the deployment', () => {
    const secrets = namesIn(read('.env.example'), /^(\w+_(?:TOKEN|SECRET|PASSWORD|KEY)|SMTP_URL)=/gm);
    expect(secrets).toContain('PLATFORM_SERVICE_TOKEN');
    expect(namesIn(runBook, /^- \*\*`(\w+)`\*\*/gm).toSorted()).toEqual(secrets.toSorted());
  });

  it('names only services of docker-compose.yml', () => {
    const parts = new Set(namesIn(read('docker-compose.yml'), /^ {2}([a-z]+-\d):/gm));
    const named = namesIn(runBook, /\b((?:gateway|platform|assistant)-\d)\b/g);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !parts.has(name))).toEqual([]);
  });
});
