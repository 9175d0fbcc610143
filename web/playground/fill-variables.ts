/** An operation of the playground that runs unchanged. */
export interface Example {
  /** Name of its operation, and of its tab. */
  readonly name: string;
  readonly query: string;
  /**
   * Texts that start with `@` are replaced: `@new` by a random key, `@Places.cities.0.code` by a value of the last
   * response of the example `Places`.
   */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Path of a value that is true once others can use the response; until then it is requested again. */
  readonly readyAt?: string;
  /** Examples whose responses can no longer be used after this one. */
  readonly usesUp?: readonly string[];
  /** True where another user is signed in afterwards, to whom earlier responses do not belong. */
  readonly isOtherPerson?: boolean;
  /** Code of the error that the example demonstrates. */
  readonly failsWith?: string;
}

/**
 * Sends an example to the gateway; returns `data`.
 * @throws Error with the message of the response's error
 */
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

/** Stores responses of the examples, and inserts their values into the variables of others. */
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
        throw new Error(`Run the example ${name} first: its response has no ${path.join('.')}.`);
      return found;
    }
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await fill(item));
      return items;
    }
    return typeof value === 'object' && value !== null ? filled(value) : value;
  };

  // One after the other, because several values may need the same response.
  const filled = async (variables: object): Promise<Record<string, unknown>> => {
    const full: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(variables)) full[name] = await fill(value);
    return full;
  };

  return { filled, keep };
}
