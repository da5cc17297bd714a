import { type AnswerOf, type OrderTerms, type Project, type ProjectDocument, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { everyRow } from '../../lib/every-row.ts';

// The first that a project has are its key facts and its contracts; what is reported later has a tab to stand in.
const documentsMax = 8;

/** All that decides whether somebody may invest in a project, as it was a moment ago. */
export interface InvestSituation {
  me: AnswerOf<typeof v1.me.find>;
  project: Project;
  balanceCents: number;
  terms: OrderTerms;
  /** What one agrees to, and may read before. */
  documents: ProjectDocument[];
  isInvestorAlready: boolean;
  /** What the platform knows to be in projects, of all that somebody has anywhere. */
  investedCents: number;
  /** When it was so. */
  at: Date;
}

export async function loadSituation(projectId: string): Promise<InvestSituation> {
  const me = await api(v1.me.find);
  const [wallets, project, terms, orders, documents] = await Promise.all([
    api(v1.wallets.find, { query: { userId: me.userId, take: 1 } }),
    api(v1.projects.findOne, { params: { projectIdOrUrl: projectId } }),
    api(v1.orderTerms.find),
    everyRow(api, v1.orders.find, { userId: me.userId }),
    api(v1.projectDocuments.find, { query: { projectId, take: documentsMax } }),
  ]);
  const underWay = orders.filter(({ status }) => status === 'pending' || status === 'active');
  return {
    me,
    project,
    terms,
    // Staff are told of hidden ones, too.
    documents: documents.data.filter(({ visible }) => visible),
    balanceCents: wallets.data[0]?.balance ?? 0,
    isInvestorAlready: underWay.some((order) => order.projectId === projectId),
    investedCents: underWay.reduce((sum, { amount }) => sum + amount, 0),
    at: new Date(),
  };
}
