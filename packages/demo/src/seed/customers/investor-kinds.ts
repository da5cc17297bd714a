import { civilDateAt, investorKindTextsVersion } from '@semilla/contract';
import { changeNote, requestNote } from '@semilla/server/account/investor-kinds/audit-note.ts';
import { lastDayFrom } from '@semilla/server/account/investor-kinds/decide-kind.ts';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { InvestorKindRow } from '@semilla/server/schema/investor-kinds.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { noted } from '../trail/noted.ts';
import type { AccountPapers } from './account-documents.ts';

interface Request {
  /** How many days ago it was sent; and decided, unless it is pending. */
  askedDaysAgo: number;
  decidedDaysAgo?: number;
  /** How many days ago the investor withdrew the request or gave up the kind. */
  endedDaysAgo?: number;
  of: 'individual' | 'company';
  fields: Partial<InvestorKindRow>;
}

const requests: Request[] = [
  {
    of: 'individual',
    askedDaysAgo: 3,
    fields: { incomeCents: 7_850_000, professionalMonths: 74 },
  },
  {
    of: 'company',
    askedDaysAgo: 1,
    fields: { turnoverCents: 340_000_000, ownFundsCents: 42_000_000 },
  },
  {
    of: 'individual',
    askedDaysAgo: 16,
    decidedDaysAgo: 12,
    fields: { state: 'active', portfolioCents: 26_400_000, trades: 63 },
  },
  {
    of: 'company',
    askedDaysAgo: 31,
    decidedDaysAgo: 26,
    fields: {
      state: 'active',
      kind: 'professional',
      professionalCategory: 'institutional',
      proof: 'La escritura dice que es un fondo inscrito en el registro de la CNMV.',
    },
  },
  {
    of: 'individual',
    askedDaysAgo: 44,
    decidedDaysAgo: 40,
    fields: {
      state: 'refused',
      incomeCents: 6_100_000,
      executiveMonths: 18,
      reason: 'No hemos recibido el justificante de que la empresa cumple los requisitos.',
    },
  },
  {
    of: 'individual',
    askedDaysAgo: 41,
    decidedDaysAgo: 37,
    endedDaysAgo: 20,
    fields: { state: 'givenUp', incomeCents: 8_400_000, professionalMonths: 40 },
  },
  {
    of: 'company',
    askedDaysAgo: 9,
    endedDaysAgo: 8,
    fields: { state: 'withdrawn', turnoverCents: 260_000_000 },
  },
];

function validityOf(
  { state = 'pending' }: Partial<InvestorKindRow>,
  { decidedAt, endedAt }: Pick<InvestorKindRow, 'decidedAt' | 'endedAt'>,
) {
  if (!decidedAt || state === 'refused') return { validFrom: null, validUntil: null };
  const validFrom = civilDateAt(decidedAt);
  return { validFrom, validUntil: endedAt ? civilDateAt(endedAt) : lastDayFrom(validFrom) };
}

type Documents = AccountPapers['rows'];

/** The document sent with a request: the last one that the customer uploaded. */
const documentOf = (documents: Documents, userId: string) =>
  documents.findLast(({ accountId: id, ownerId }) => id === userId && ownerId === userId)
    ?.accountDocumentId ?? null;

function rowOf(
  request: Request,
  { user }: Person,
  calendar: Calendar,
  documents: Documents,
): InvestorKindRow {
  const createdAt = calendar.ago(request.askedDaysAgo, 18, 5);
  const decidedAt = request.decidedDaysAgo ? calendar.ago(request.decidedDaysAgo, 12, 40) : null;
  const endedAt = request.endedDaysAgo ? calendar.ago(request.endedDaysAgo, 17, 25) : null;
  return {
    investorKindId: demoId(`investor kind ${user.email}`, createdAt),
    userId: user.userId,
    userKind: user.kind,
    kind: 'sophisticated',
    state: 'pending',
    incomeCents: null,
    portfolioCents: null,
    professionalMonths: null,
    executiveMonths: null,
    trades: null,
    ownFundsCents: null,
    turnoverCents: null,
    balanceSheetCents: null,
    professionalCategory: null,
    textsVersion: investorKindTextsVersion,
    accountDocumentId: documentOf(documents, user.userId),
    reason: null,
    proof: null,
    decidedById: decidedAt && accountId('admin', calendar),
    decidedAt,
    endedById: endedAt && user.userId,
    endedAt,
    createdAt,
    version: 1 + (decidedAt ? 1 : 0) + (endedAt ? 1 : 0),
    ...validityOf(request.fields, { decidedAt, endedAt }),
    ...request.fields,
  };
}

interface Asked {
  request: Request;
  person: Person;
}

/**
 * Requests of verified customers to be sophisticated or professional investors, made after all their orders.
 */
export function investorRequests(people: readonly Person[], isVerified: ReadonlySet<string>): Asked[] {
  const able = people.filter(
    ({ user, joinedDaysAgo }) =>
      user.role === 'user' &&
      isVerified.has(user.userId) &&
      !user.disabledAt &&
      joinedDaysAgo > 60 &&
      !user.email.endsWith('@semilla.test'),
  );
  const free = {
    individual: able.filter(({ user }) => user.kind === 'individual'),
    company: able.filter(({ user }) => user.kind === 'company'),
  };
  return requests.flatMap((request) => {
    const person = free[request.of].shift();
    return person ? [{ request, person }] : [];
  });
}

/** The requests with their documents. */
export const allInvestorKinds = (
  asked: readonly Asked[],
  calendar: Calendar,
  documents: Documents,
): InvestorKindRow[] => asked.map(({ request, person }) => rowOf(request, person, calendar, documents));

/** The row as it was before the investor gave up the kind. */
function approvedBefore(row: InvestorKindRow): InvestorKindRow {
  const validUntil = row.validFrom && lastDayFrom(row.validFrom);
  return { ...row, state: 'active', endedById: null, endedAt: null, validUntil, version: 2 };
}

/** Audit entries for the requests and the decisions on them. */
export function trailOfInvestorKinds(rows: readonly InvestorKindRow[], calendar: Calendar): Noted[] {
  return rows.flatMap((row) => {
    const asked: InvestorKindRow = {
      ...row,
      state: 'pending',
      reason: null,
      decidedById: null,
      decidedAt: null,
      endedById: null,
      endedAt: null,
      validFrom: null,
      validUntil: null,
      version: 1,
    };
    const decided = row.endedAt ? approvedBefore(row) : row;
    const { decidedAt, endedAt } = row;
    const act = row.state === 'refused' ? 'refuse' : 'approve';
    const ownEnd = row.state === 'withdrawn' ? 'withdraw' : 'give-up';
    return [
      noted(row.createdAt, row.userId, requestNote(asked)),
      ...(decidedAt ? [noted(decidedAt, accountId('admin', calendar), changeNote(act, asked, decided))] : []),
      ...(endedAt ? [noted(endedAt, row.userId, changeNote(ownEnd, decidedAt ? decided : asked, row))] : []),
    ];
  });
}
