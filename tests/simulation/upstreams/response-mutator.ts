import { mutated, mutations } from '#backends/provider/control/mutation.ts';
import type { ProviderCall } from '#upstreams/provider/sending/send.ts';
import type { Chaos } from '../chaos.ts';
import type { Counted } from '../checks/witness.ts';

/** Probability that one field of a response is omitted, empty, null, or taken from another response. */
const MUTATED: Partial<Record<ProviderCall['call'], number>> = {
  searchOffers: 0.03,
  checkOffer: 0.03,
  book: 0.05,
  reservation: 0.06,
  reservationsBooked: 0.06,
  cancel: 0.05,
};

interface MutatorDeps {
  readonly chaos: Chaos;
  readonly count: (what: Counted) => void;
  readonly note: (about: string, what: string) => void;
  /**
   * Marks a reference or number about which people may be shown something untrue because of a corrupted
   * response.
   */
  readonly doubt: (about: string) => void;
  /**
   * Marks a reference or number for which the saga guarantees less, because its fate cannot be known in time.
   */
  readonly excuse: (about: string) => void;
}

/**
 * Passes response bodies on, sometimes with one field changed.
 * @param about the requested reference or number
 */
export type ResponseMutator = (call: ProviderCall['call'], about: string, body: object) => unknown;

export function createResponseMutator({ chaos, count, note, doubt, excuse }: MutatorDeps): ResponseMutator {
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
    // A refusal of Book is always believed, because nothing contradicts it.
    if (call === 'book' && field.startsWith('Status')) excuse(about);
    return mutant;
  };
}

const NAMES = /"(?:ClientReferenceNumber|ClientReferenceId|ConfirmationNo|ConfirmationNumber)":"([^"]+)"/g;

/** References and numbers in the rows that a mutation changed, before and after it. */
function namesIn(body: object, mutant: unknown): string[] {
  const rows = (value: unknown): string[] => JSON.stringify(value ?? null).split(/(?<=\}),(?=\{)/);
  const [as, mutatedRows] = [rows(body), rows(mutant)];
  const differing = [
    ...as.filter((row) => !mutatedRows.includes(row)),
    ...mutatedRows.filter((row) => !as.includes(row)),
  ];
  return [...new Set(differing.flatMap((row) => [...row.matchAll(NAMES)].map(([, name = '']) => name)))];
}
