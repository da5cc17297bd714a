import { registerErasure } from '../../account/erasure.ts';
import { centsOf } from './repository.ts';

/** Nobody is deleted who has money here. */
export function keepOwners(): void {
  registerErasure('wallets', {
    preventedBy: async (tx, userId) =>
      (await centsOf(tx, userId)) > 0 ? [{ path: 'wallet', code: 'has_money', params: {} }] : [],
  });
}
