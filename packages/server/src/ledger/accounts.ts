/** The name of an account says whose money it holds, so that people can read the ledger. */
export type AccountId =
  | `wallet:${string}`
  | `held:${string}`
  | `escrow:${string}`
  | `returns:${string}`
  | `deposits:${string}`
  | `tax:${string}`
  | 'fees'
  | 'bank'
  | 'thirdParty'
  | 'bankCosts'
  | 'company';

const ownAccounts: readonly AccountId[] = ['fees', 'bank', 'thirdParty', 'bankCosts', 'company'];

/** What together is the company's own: its fees, without the costs that it bears, and what it put in or took. */
export const companysAccounts: readonly AccountId[] = ['fees', 'bankCosts', 'company'];

/** What a user can invest or withdraw. */
export const walletOf = (userId: string): AccountId => `wallet:${userId}`;
/** What waits to be paid out to a user. */
export const heldOf = (userId: string): AccountId => `held:${userId}`;
/** What was invested in a project and is neither released nor returned. */
export const escrowOf = (projectId: string): AccountId => `escrow:${projectId}`;
/** What the promoter of a project has repaid and is not yet distributed. */
export const returnsOf = (projectId: string): AccountId => `returns:${projectId}`;
/** What preinvestors of a project have left until their wishes become orders. */
export const depositsOf = (projectId: string): AccountId => `deposits:${projectId}`;

/** What was withheld of the interest of a project, and is not paid to the tax office or its promoter yet. */
export const taxAccountOf = (projectId: string): AccountId => `tax:${projectId}`;

/**
 * The platform's own accounts have no stored balance, since every movement would wait for their rows; their
 * balance is the sum of their postings.
 */
export function hasKeptBalance(accountId: AccountId): boolean {
  return !ownAccounts.includes(accountId);
}
