import { registerErasure } from '../../kit/users/erasure.ts';
import { centsOf } from './queries.ts';

/** Users with money in their wallet cannot be deleted. */
export function preventOwnerDeletion(): void {
  registerErasure('wallets', {
    preventedBy: async (tx, userId) =>
      (await centsOf(tx, userId)) > 0 ? [{ path: 'wallet', code: 'has_money', params: {} }] : [],
  });
}
