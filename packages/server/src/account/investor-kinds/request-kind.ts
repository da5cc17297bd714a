import {
  companyFigures,
  type InputOf,
  investorKindTextsVersion,
  meetsCriteria,
  personFigures,
  type StatedFigures,
  type v1,
} from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, InvalidInput, NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser, type UserRow } from '../../kit/users/queries.ts';
import { createAccountDocument } from '../account-documents/write-document.ts';
import { requestNote } from './audit-note.ts';
import { insertKind, lockKindsOf } from './queries.ts';

type Request = InputOf<typeof v1.investorKinds.create>['body'];
type Stated = Omit<Request, 'document'>;

const wrong = (path: string, code: string) => ({ path, code, params: {} });

/**
 * Errors for figures that do not fit the user: a company's figures in the request of a person, or the
 * reverse.
 */
function strangeFields({ kind: userKind }: Pick<UserRow, 'kind'>, request: Stated) {
  const isPerson = userKind === 'individual';
  const strange = isPerson ? companyFigures : personFigures;
  const code = isPerson ? 'only_companies' : 'only_persons';
  const figures = strange.filter((name) => request[name] !== null).map((name) => wrong(name, code));
  const isOdd = request.kind === 'professional' && isPerson;
  return isOdd ? [wrong('kind', 'only_companies'), ...figures] : figures;
}

function categoryProblems({ kind, professionalCategory }: Stated) {
  const isMissing = kind === 'professional' && professionalCategory === null;
  return isMissing ? [wrong('professionalCategory', 'required')] : [];
}

const figuresOf = ({
  income,
  portfolio,
  professionalMonths,
  executiveMonths,
  trades,
  ownFunds,
  turnover,
  balanceSheet,
}: Stated): StatedFigures => ({
  income,
  portfolio,
  professionalMonths,
  executiveMonths,
  trades,
  ownFunds,
  turnover,
  balanceSheet,
});

function assertCriteria({ kind: userKind }: Pick<UserRow, 'kind'>, request: Stated): void {
  if (request.kind === 'professional' || meetsCriteria(userKind, figuresOf(request))) return;
  throw new ApiError('account.investor_criteria_not_met');
}

/** Stores the request's document in the account, with the customer's other proofs. */
const addProof = (change: Change, services: Services, caller: SignedIn, file: File) =>
  createAccountDocument(
    change,
    services,
    { caller, scope: 'own' },
    { file, accountId: caller.userId, visible: true },
  );

/** Stores an investor's request; an investor may have only one pending request. */
export async function requestKind(
  change: Change,
  services: Services,
  caller: SignedIn,
  { document, ...request }: Request,
): Promise<string> {
  const { tx, audit } = change;
  const { userId } = caller;
  const user = await lockUser(tx, userId);
  if (!user) throw new NotFound();
  const problems = [...strangeFields(user, request), ...categoryProblems(request)];
  if (problems.length) throw new InvalidInput(problems);
  if ((await lockKindsOf(tx, userId, 'pending')).length) throw new ApiError('account.investor_kind_pending');
  if (request.textsVersion !== investorKindTextsVersion)
    throw new ApiError('account.investor_kind_texts_outdated');
  assertCriteria(user, request);
  const proof = document && (await addProof(change, services, caller, document));
  const row = await insertKind(tx, {
    userId,
    userKind: user.kind,
    kind: request.kind,
    incomeCents: request.income,
    portfolioCents: request.portfolio,
    professionalMonths: request.professionalMonths,
    executiveMonths: request.executiveMonths,
    trades: request.trades,
    ownFundsCents: request.ownFunds,
    turnoverCents: request.turnover,
    balanceSheetCents: request.balanceSheet,
    professionalCategory: request.kind === 'professional' ? request.professionalCategory : null,
    textsVersion: request.textsVersion,
    accountDocumentId: proof?.accountDocumentId ?? null,
    createdAt: services.now(),
  });
  audit(requestNote(row));
  return row.investorKindId;
}
