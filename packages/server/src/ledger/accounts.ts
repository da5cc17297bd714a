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

/**
 * These accounts together hold the company's own money: its fees, less the bank costs that it bears, plus
 * what it paid in and less what it took out.
 */
export const companysAccounts: readonly AccountId[] = ['fees', 'bankCosts', 'company'];

/** The money that a user can invest or withdraw. */
export const walletOf = (userId: string): AccountId => `wallet:${userId}`;
/** The pending withdrawals of a user. */
export const heldOf = (userId: string): AccountId => `held:${userId}`;
/** Money invested in a project that is neither released nor returned. */
export const escrowOf = (projectId: string): AccountId => `escrow:${projectId}`;
/** Money that the promoter has repaid and that is not distributed yet. */
export const returnsOf = (projectId: string): AccountId => `returns:${projectId}`;
/** The deposits of preinvestors, until their wishes become orders. */
export const depositsOf = (projectId: string): AccountId => `deposits:${projectId}`;

/** Tax withheld from the interest of a project, until it is paid to the tax office or the promoter. */
export const taxAccountOf = (projectId: string): AccountId => `tax:${projectId}`;

/**
 * The platform's own accounts have no stored balance, because every movement would wait for their rows. Their balance is the sum
 * of their postings.
 */
export function hasKeptBalance(accountId: AccountId): boolean {
  return !ownAccounts.includes(accountId);
}
