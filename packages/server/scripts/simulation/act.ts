import type { Answer, Person, Sent } from './person.ts';
import type { Sight } from './sight.ts';

/** A request that a simulated person sends. */
export interface Act extends Sent {
  what: string;
  who: Person;
  /** Updates the simulator's knowledge with the answer. */
  learn?: (answer: Answer) => void;
}

export type Make = (sight: Sight) => Promise<Act | undefined>;

export const pickSome = <T>({ random }: Sight, list: readonly T[]) =>
  list.length ? random.pick(list) : undefined;
export const newKey = () => crypto.randomUUID();

/** The reason given with every act that a second administrator has to approve. */
export const why = 'Lo ha pedido la promotora.';

/** Notes that an act waits for the other administrator; `learn` is called once they have approved it. */
export function noteProposal(
  { proposals }: Sight,
  proposer: Person,
  { status, body }: Answer,
  learn = () => {},
) {
  if (status === 202) proposals.push({ proposalId: body.proposalId, proposer, isRefused: false, learn });
}
