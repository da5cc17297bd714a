import { platformNow } from '@semilla/client';
import {
  type AnswerOf,
  type Cents,
  cents,
  type InvestorProfile,
  isStaff,
  type OrderRisks,
  type OrderTerms,
  type Project,
  type ProjectDocument,
  sumCents,
  v1,
} from '@semilla/contract';
import { api } from '../../lib/api.ts';

// A project's first documents are its key facts and contracts. Later reports are in a separate tab.
const documentsMax = 8;

/** The data that decide whether the user may invest in a project, loaded at the same time. */
export interface InvestSituation {
  me: AnswerOf<typeof v1.me.find>;
  project: Project;
  balanceCents: Cents;
  terms: OrderTerms;
  /** The contracts and documents to read before accepting the terms. */
  documents: ProjectDocument[];
  /** Undefined for staff. */
  profile: InvestorProfile | undefined;
  /** The requirements for an order above the threshold. */
  risks: OrderRisks | undefined;
  /** The rates withheld from the user's interest, with their start dates. */
  taxRates: AnswerOf<typeof v1.taxTreatments.findOwnRates>['rates'];
  isInvestorAlready: boolean;
  /** The user's investments in all projects. */
  investedCents: Cents;
  /** When the data were loaded. */
  at: Date;
}

export async function loadSituation(projectId: string): Promise<InvestSituation> {
  const me = await api(v1.me.find);
  const ofUser = { userId: me.userId, take: 1 };
  const [wallets, project, terms, pending, active, here, documents, tax, profile, risks] = await Promise.all([
    api(v1.wallets.find, { query: { userId: me.userId, take: 1 } }),
    api(v1.projects.findOne, { params: { projectId } }),
    api(v1.orderTerms.find),
    api(v1.orders.find, { query: { ...ofUser, status: 'pending', getTotalAmount: true } }),
    api(v1.orders.find, { query: { ...ofUser, status: 'active', getTotalAmount: true } }),
    // Orders of a project that is open for investment are always pending.
    api(v1.orders.find, { query: { ...ofUser, projectId, status: 'pending' } }),
    api(v1.projectDocuments.find, { query: { projectId, take: documentsMax } }),
    api(v1.taxTreatments.findOwnRates),
    isStaff(me.role) ? undefined : api(v1.investorProfiles.findOwn),
    isStaff(me.role) ? undefined : api(v1.orderEvidence.findRisks, { params: { projectId } }),
  ]);
  return {
    me,
    project,
    terms,
    profile,
    risks,
    taxRates: tax.rates,
    // The API returns hidden documents to staff too.
    documents: documents.data.filter(({ visible }) => visible),
    balanceCents: wallets.data[0]?.balance ?? cents(0),
    isInvestorAlready: here.total > 0,
    investedCents: sumCents([pending, active].map(({ totalAmount }) => totalAmount ?? cents(0))),
    at: platformNow(),
  };
}
