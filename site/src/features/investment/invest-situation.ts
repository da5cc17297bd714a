import {
  type AnswerOf,
  listOrders,
  listWallets,
  type OrderTerms,
  type Project,
  readMe,
  readOrderTerms,
  readProject,
  takeMax,
} from '@semilla/contract';
import { api } from '../../lib/api.ts';

/** All that decides whether somebody may invest in a project, as it was a moment ago. */
export interface InvestSituation {
  me: AnswerOf<typeof readMe>;
  project: Project;
  balanceCents: number;
  terms: OrderTerms;
  isInvestorAlready: boolean;
  /** When it was so. */
  at: Date;
}

export async function loadSituation(projectId: string): Promise<InvestSituation> {
  const me = await api(readMe);
  const [wallets, project, terms, orders] = await Promise.all([
    api(listWallets, { query: { userId: me.userId, take: 1 } }),
    api(readProject, { params: { projectIdOrUrl: projectId } }),
    api(readOrderTerms),
    api(listOrders, { query: { projectId, userId: me.userId, take: takeMax } }),
  ]);
  return {
    me,
    project,
    terms,
    balanceCents: wallets.data[0]?.balance ?? 0,
    isInvestorAlready: orders.data.some(({ status }) => status === 'pending' || status === 'active'),
    at: new Date(),
  };
}
