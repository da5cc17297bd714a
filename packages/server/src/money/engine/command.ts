import type { Actor } from '../../kit/change/actor.ts';
import type { AccountId } from '../../ledger/accounts.ts';
import type { Effects } from './effects.ts';
import type { World } from './world.ts';

/** What a command needs to see, and nobody else may change meanwhile. */
export interface Needs {
  projects?: string[];
  /** Projects with all their open orders, the wallets of those who placed them, and what was delivered and repaid. */
  wholeProjects?: string[];
  users?: string[];
  accounts?: AccountId[];
  /** Whose orders in which project are counted. */
  investors?: { projectId: string; userId: string }[];
  orders?: string[];
  transactions?: string[];
  bankAccounts?: string[];
}

/** What a decision may use besides the world; given, so that the same decision can be made again. */
export interface Context {
  now: Date;
  newId: () => string;
  fourEyesCents: number;
}

export interface Decision<Answer> {
  effects: Effects;
  answer: Answer;
}

/** Something that moves money: what it needs, who asks for it, and what follows from it. */
export interface Command<Answer> {
  actor: Actor;
  needs: Needs;
  /** Pure. Throws an `ApiError` to refuse. */
  decide(world: World, context: Context): Decision<Answer>;
}
