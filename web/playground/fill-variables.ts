/** An operation of the playground that runs as it stands. */
export interface Example {
  /** Name of its operation, and of its tab. */
  readonly name: string;
  readonly query: string;
  /**
   * Texts that begin with `@` stand for something: `@new` for a random key, `@Places.cities.0.code` for a value of the last
   * answer of the example `Places`.
   */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Path of what is true once its answer can be used by others; until then it is asked again. */
  readonly readyAt?: string;
  /** Examples whose answers are of no use after this one. */
  readonly usesUp?: readonly string[];
  /** True where another person is signed in afterwards: what others have answered is not theirs. */
  readonly isOtherPerson?: boolean;
  /** Code of the error that it is there to show. */
  readonly failsWith?: string;
}

/** Asks the gateway; answers `data`. @throws Error with the message of its error */
type Ask = (example: Example, variables: Record<string, unknown>) => Promise<unknown>;

const ROUNDS = 40;
const PAUSE_MS = 500;

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined,
    root,
  );

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, PAUSE_MS));

/** Keeps answers of the examples, and puts values of them into the variables of others. */
export function createFiller(examples: readonly Example[], ask: Ask) {
  const answers = new Map<string, unknown>();

  const keep = (name: string | undefined, data: unknown): void => {
    const example = examples.find((one) => one.name === name);
    if (!example || typeof data !== 'object' || data === null) return;
    if (example.isOtherPerson) answers.clear();
    for (const used of example.usesUp ?? []) answers.delete(used);
    answers.set(example.name, data);
  };

  const answerOf = async (name: string): Promise<unknown> => {
    const example = examples.find((one) => one.name === name);
    if (!example) throw new Error(`There is no example called ${name}.`);
    const ready = example.readyAt?.split('.');
    const isReady = (data: unknown) => data !== undefined && (!ready || valueAt(data, ready) === true);
    for (let round = 0; round < ROUNDS && !isReady(answers.get(name)); round += 1) {
      if (round > 0) await pause();
      keep(name, await ask(example, await filled(example.variables)));
      if (!ready) break;
    }
    return answers.get(name);
  };

  const fill = async (value: unknown): Promise<unknown> => {
    if (value === '@new') return crypto.randomUUID();
    if (typeof value === 'string' && value.startsWith('@')) {
      const [name = '', ...path] = value.slice(1).split('.');
      const found = valueAt(await answerOf(name), path);
      if (found === undefined)
        throw new Error(`Run the example ${name} first: its answer has no ${path.join('.')}.`);
      return found;
    }
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await fill(item));
      return items;
    }
    return typeof value === 'object' && value !== null ? filled(value) : value;
  };

  // One after the other: several values may wait for the same answer.
  const filled = async (variables: object): Promise<Record<string, unknown>> => {
    const full: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(variables)) full[name] = await fill(value);
    return full;
  };

  return { filled, keep };
}
