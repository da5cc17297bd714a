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
import { lockUser, type UserRow } from '../../kit/users/queries.ts';
import { requestNote } from './audit-note.ts';
import { insertKind, lockKindsOf } from './queries.ts';

type Request = InputOf<typeof v1.investorKinds.create>['body'];

const wrong = (path: string, code: string) => ({ path, code, params: {} });

/** Figures that only the other kind of user has. */
function strangeFields({ kind: userKind }: Pick<UserRow, 'kind'>, request: Request) {
  const isPerson = userKind === 'individual';
  const strange = isPerson ? companyFigures : personFigures;
  const code = isPerson ? 'only_companies' : 'only_persons';
  const figures = strange.filter((name) => request[name] !== null).map((name) => wrong(name, code));
  const isOdd = request.kind === 'professional' && isPerson;
  return isOdd ? [wrong('kind', 'only_companies'), ...figures] : figures;
}

function categoryProblems({ kind, professionalCategory }: Request) {
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
}: Request): StatedFigures => ({
  income,
  portfolio,
  professionalMonths,
  executiveMonths,
  trades,
  ownFunds,
  turnover,
  balanceSheet,
});

function assertCriteria({ kind: userKind }: Pick<UserRow, 'kind'>, request: Request): void {
  if (request.kind === 'professional' || meetsCriteria(userKind, figuresOf(request))) return;
  throw new ApiError('account.investor_criteria_not_met');
}

/** Stores the request of an investor, of whom only one may be pending. */
export async function requestKind({ tx, audit }: Change, userId: string, request: Request, now: Date) {
  const user = await lockUser(tx, userId);
  if (!user) throw new NotFound();
  const problems = [...strangeFields(user, request), ...categoryProblems(request)];
  if (problems.length) throw new InvalidInput(problems);
  if ((await lockKindsOf(tx, userId, 'pending')).length) throw new ApiError('account.investor_kind_pending');
  assertCriteria(user, request);
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
    textsVersion: investorKindTextsVersion,
    createdAt: now,
  });
  audit(requestNote(row));
  return row.investorKindId;
}
