import { mutated, mutations } from '#backends/provider/control/mutation.ts';
import type { ProviderCall } from '#upstreams/provider/sending/send.ts';
import type { Chaos } from '../chaos.ts';
import type { Counted } from '../checks/witness.ts';

/** How often one field of an answer is left out, empty, null, or that of another answer. */
const MUTATED: Partial<Record<ProviderCall['call'], number>> = {
  searchOffers: 0.03,
  checkOffer: 0.03,
  book: 0.05,
  reservation: 0.06,
  reservationsBooked: 0.06,
  cancel: 0.05,
};

interface Telling {
  readonly chaos: Chaos;
  readonly count: (what: Counted) => void;
  readonly note: (about: string, what: string) => void;
  /** Names a reference or number about which people may be shown something that only a mixed-up answer caused. */
  readonly doubt: (about: string) => void;
  /** Names one for which the design promises less: what happened to it cannot be known in time. */
  readonly excuse: (about: string) => void;
}

/**
 * Passes bodies on as they are, and now and then one with a field changed.
 * @param about the reference or number asked for
 */
export type Tell = (call: ProviderCall['call'], about: string, body: object) => unknown;

export function createTell({ chaos, count, note, doubt, excuse }: Telling): Tell {
  const earlier = new Map<string, unknown>();
  return (call, about, body) => {
    const before = earlier.get(call);
    earlier.set(call, body);
    if (!chaos.strikes(MUTATED[call] ?? 0)) return body;
    const how = chaos.draw.pick(mutations);
    const { body: mutant, field } = mutated(body, { how, earlier: before }, chaos.draw);
    if (field === null) return body;
    count('answers mutated');
    for (const subject of [about, ...namesIn(body, mutant)]) {
      note(subject, `${call} answered with ${field}: ${how}`);
      doubt(subject);
    }
    // That Book was refused is believed: there is nothing to doubt it by.
    if (call === 'book' && field.startsWith('Status')) excuse(about);
    return mutant;
  };
}

const NAMES = /"(?:ClientReferenceNumber|ClientReferenceId|ConfirmationNo|ConfirmationNumber)":"([^"]+)"/g;

/** References and numbers of the rows that a mutation has changed, before and after it. */
function namesIn(body: object, mutant: unknown): string[] {
  const rows = (value: unknown): string[] => JSON.stringify(value ?? null).split(/(?<=\}),(?=\{)/);
  const [as, toldAs] = [rows(body), rows(mutant)];
  const differing = [
    ...as.filter((row) => !toldAs.includes(row)),
    ...toldAs.filter((row) => !as.includes(row)),
  ];
  return [...new Set(differing.flatMap((row) => [...row.matchAll(NAMES)].map(([, name = '']) => name)))];
}
