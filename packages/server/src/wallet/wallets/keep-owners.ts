import { registerErasure } from '../../kit/users/erasure.ts';
import { centsOf } from './queries.ts';

/** Nobody is deleted who has money here. */
export function keepOwners(): void {
  registerErasure('wallets', {
    preventedBy: async (tx, userId) =>
      (await centsOf(tx, userId)) > 0 ? [{ path: 'wallet', code: 'has_money', params: {} }] : [],
  });
}
