import type { Config } from '../../kit/config.ts';
import { ApiError } from '../../kit/errors.ts';

/**
 * The account that payment files pay from, and the identifier of the platform in them. Spanish banks refuse a file without
 * it.
 */
export function payingAccount({ depositAccount, paymentsInitiator }: Config) {
  if (!depositAccount) throw new ApiError('payment.no_deposit_account');
  if (!paymentsInitiator && depositAccount.account.startsWith('ES'))
    throw new ApiError('payment.no_initiator');
  return { account: depositAccount, initiator: paymentsInitiator };
}
