import { everyRow } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import type { FirstStepsState } from './first-steps.ts';

export type Asked = Pick<FirstStepsState, 'accountStates' | 'isTransferAwaited'> & { hasInvested: boolean };

export async function askForSteps(userId: string): Promise<Asked> {
  const orders = await api(v1.orders.find, { query: { userId, take: 1 } });
  // Most users have invested, and then see no steps.
  if (orders.total > 0) return { hasInvested: true, accountStates: [], isTransferAwaited: false };
  const [accounts, transfers] = await Promise.all([
    everyRow(api, v1.bankAccounts.find, { userId }),
    api(v1.transactions.find, { query: { userId, type: 'income', status: 'pending', take: 1 } }),
  ]);
  return {
    hasInvested: false,
    accountStates: accounts.map(({ state }) => state),
    isTransferAwaited: transfers.total > 0,
  };
}
