import { everyRow } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import type { Me } from '../session/session-store.ts';
import type { FirstStepsState } from './first-steps.ts';

type Standing = Pick<FirstStepsState, 'accountStates' | 'isCompanyUndeclared' | 'isTransferAwaited'>;
export type Asked = Standing & { hasInvested: boolean };

async function isUndeclared({ kind, legalForm, taxId, userId }: Me): Promise<boolean> {
  if (kind !== 'company') return false;
  const { total } = await api(v1.companyDeclarations.find, { query: { userId, take: 1 } });
  return total === 0 || !legalForm || !taxId;
}

export async function askForSteps(me: Me): Promise<Asked> {
  const { userId } = me;
  const orders = await api(v1.orders.find, { query: { userId, take: 1 } });
  // Most users have invested, and then see no steps.
  if (orders.total > 0) {
    return { hasInvested: true, accountStates: [], isCompanyUndeclared: false, isTransferAwaited: false };
  }
  const [accounts, transfers, isCompanyUndeclared] = await Promise.all([
    everyRow(api, v1.bankAccounts.find, { userId }),
    api(v1.transactions.find, { query: { userId, type: 'income', status: 'pending', take: 1 } }),
    isUndeclared(me),
  ]);
  return {
    hasInvested: false,
    accountStates: accounts.map(({ state }) => state),
    isCompanyUndeclared,
    isTransferAwaited: transfers.total > 0,
  };
}
