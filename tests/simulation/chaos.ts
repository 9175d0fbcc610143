import { draw, type Draw } from '#backends/provider/random.ts';

/** Names with the relative probability of each. */
export type Weights<K extends string> = Readonly<Record<K, number>>;

/** All randomness of a simulated world, and the switch that ends its faults. */
export interface Chaos {
  readonly draw: Draw;
  /** A random number of milliseconds between the two. */
  between(fromMs: number, toMs: number): number;
  /** A random name by weight; `calm` once the faults have ended. */
  pick<K extends string>(weights: Weights<K>, calm: NoInfer<K>): K;
  /** True with this probability; false once the faults have ended. */
  strikes(probability: number): boolean;
  isCalm(): boolean;
  calm(): void;
}

export function createChaos(...key: readonly (string | number)[]): Chaos {
  const source = draw(...key);
  let isOver = false;
  return {
    draw: source,
    between: (fromMs, toMs) => source.int(fromMs, toMs),
    pick<K extends string>(weights: Weights<K>, calm: NoInfer<K>): K {
      if (isOver) return calm;
      const names = Object.keys(weights).filter((name): name is K => name in weights);
      let left = source.unit() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      return calm;
    },
    strikes: (probability) => !isOver && source.chance(probability),
    isCalm: () => isOver,
    calm: () => void (isOver = true),
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
