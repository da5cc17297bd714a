import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, InvalidInput, NotFound } from '../../kit/errors.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import type { Services } from '../../kit/services.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { deleteDocument, storeDocument } from '../../misc/documents/store-document.ts';
import { isBankAccountUsed } from '../../wallet/transactions/is-bank-account-used.ts';
import { visibleTo } from './access.ts';
import { auditNote } from './audit-note.ts';
import { type Decision, decisionOf } from './decision.ts';
import { bankAccountMails } from './mails.ts';
import {
  accountsOf,
  findAccount,
  lockOwner,
  type StoredAccount,
  unsetMain,
  updateAccount,
} from './queries.ts';

type Changes = InputOf<typeof v1.bankAccounts.edit>['body'] & {
  /** Whether a second person approved the change. */
  isByTwo: boolean;
};

/** Locks an owner and all their accounts, and returns the requested account if it is in the caller's scope. */
export async function lockAccount(tx: Db, reader: Reader, bankAccountId: string) {
  const found = await findAccount(tx, { visible: visibleTo(reader), isWhole: false }, bankAccountId);
  const owner = found && (await lockOwner(tx, found.own.userId));
  const accounts = owner ? await accountsOf(tx, owner.userId) : [];
  const account = accounts.find((candidate) => candidate.bankAccountId === bankAccountId);
  if (!owner || !account) throw new NotFound();
  return { owner, account, others: accounts.filter((other) => other !== account) };
}

/** A new number or certificate makes the account pending again, because the old decision does not apply to it. */
function stateAfter(before: StoredAccount, decision: Decision | undefined, isRenewed: boolean): Decision {
  if (decision) return decision;
  return isRenewed ? { state: 'pending', errorMessage: null } : before;
}

/** When and by whom an account was validated. A new number or certificate resets both. */
function validity(
  before: StoredAccount,
  isRenewed: boolean,
  { isByTwo, now }: { isByTwo: boolean; now: Date },
) {
  const { validatedByTwo } = before;
  return before.state === 'valid' && !isRenewed
    ? { validSince: before.validSince ?? before.updatedAt, validatedByTwo }
    : { validSince: now, validatedByTwo: isByTwo };
}

// Transactions must keep showing the number that they used, so a used number cannot be changed.
async function assertNumberFree(tx: Db, before: StoredAccount): Promise<void> {
  if (await isBankAccountUsed(tx, before.bankAccountId)) throw new ApiError('payment.bank_account_in_use');
}

function assertStaysMain(before: StoredAccount, main: boolean | undefined): void {
  if (before.main && main === false) {
    throw new InvalidInput([{ path: 'main', code: 'main_needed', params: {} }]);
  }
}

type Owner = Awaited<ReturnType<typeof lockAccount>>['owner'];

/** Mails the owner about a new payout account, even if staff changed it. */
async function mailOwner(
  { mail }: Change,
  owner: Owner,
  before: StoredAccount,
  after: StoredAccount,
): Promise<void> {
  const isMain = after.main && !before.main;
  if (after.account !== before.account) {
    await mail(owner, bankAccountMails.renumbered.write(owner, { ...after, before: before.account, isMain }));
  } else if (isMain) await mail(owner, bankAccountMails.madeMain.write(owner, after));
}

export async function editBankAccount(
  change: Change,
  services: Services,
  reader: Reader,
  bankAccountId: string,
  { document, state, status, errorMessage, updatedAt, version, isByTwo, ...fields }: Changes,
): Promise<void> {
  const { tx, audit, mail } = change;
  const { owner, account: before } = await lockAccount(tx, reader, bankAccountId);
  assertSeen(before, version);
  if (updatedAt && updatedAt.getTime() !== before.updatedAt.getTime()) throw new ApiError('request.conflict');
  const decision = decisionOf({ state, status, errorMessage }, reader, owner.userId);
  assertStaysMain(before, fields.main);
  const hasNewNumber = fields.account !== undefined && fields.account !== before.account;
  if (hasNewNumber) await assertNumberFree(tx, before);
  if (fields.main) await unsetMain(tx, owner.userId, bankAccountId);
  const uploadedBy = reader.caller.userId;
  const stored =
    document &&
    (await storeDocument(change, services, {
      purpose: 'bank-account-certificate',
      file: document,
      uploadedBy,
    }));
  const isRenewed = hasNewNumber || !!stored;
  const { state: next, errorMessage: reason } = stateAfter(before, decision, isRenewed);
  const now = services.now();
  const after = await updateAccount(tx, bankAccountId, {
    ...fields,
    state: next,
    errorMessage: reason,
    ...(next === 'valid'
      ? validity(before, isRenewed, { isByTwo, now })
      : { validSince: null, validatedByTwo: false }),
    ...(stored && { documentId: stored.documentId }),
    updatedAt: now,
  });
  if (stored && before.documentId) await deleteDocument(change, services, before.documentId);
  audit(auditNote('edit', after, before, after));
  await mailOwner(change, owner, before, after);
  if (hasNewNumber) await startHold(change, services, { userId: owner.userId, reason: 'bankAccount' });
  const isNews = decision && (before.state !== after.state || before.errorMessage !== after.errorMessage);
  if (isNews) await mail(owner, bankAccountMails[after.state].write(owner, after));
}
