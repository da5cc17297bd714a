import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import type { Me } from '../session/session-store.ts';
import type { FirstStepsState } from './first-steps.ts';
import { rememberedProject } from './steps-hint.ts';

type Standing = Pick<FirstStepsState, 'isCompanyUndeclared' | 'isTransferAwaited' | 'projectPath'>;
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
    return { hasInvested: true, isCompanyUndeclared: false, isTransferAwaited: false };
  }
  const [transfers, isCompanyUndeclared] = await Promise.all([
    api(v1.transactions.find, { query: { userId, type: 'income', status: 'pending', take: 1 } }),
    isUndeclared(me),
  ]);
  return {
    hasInvested: false,
    isCompanyUndeclared,
    isTransferAwaited: transfers.total > 0,
    projectPath: rememberedProject(userId),
  };
}
