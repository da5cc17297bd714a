import type { editBankAccount, InputOf } from '@semilla/contract';
import type { Db } from '../../database/types.ts';
import { ApiError, InvalidInput, NotFound } from '../../errors.ts';
import { deleteDocument, storeDocument } from '../../misc/documents/store-document.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { isBankAccountUsed } from '../../wallet/transactions/of-bank-account.ts';
import { type Reader, visibleTo } from './access.ts';
import { noteOn } from './audit-note.ts';
import { type Decision, decisionOf } from './decision.ts';
import { bankAccountLetter, decisionLetter } from './letters.ts';
import {
  accountsOf,
  findAccount,
  lockOwner,
  type StoredAccount,
  unsetMain,
  updateAccount,
} from './repository.ts';

type Changes = InputOf<typeof editBankAccount>['body'];

/** An account that the caller may reach, with its owner and all the owner's accounts locked. */
export async function lockAccount(tx: Db, reader: Reader, bankAccountId: string) {
  const found = await findAccount(tx, { visible: visibleTo(reader), isWhole: false }, bankAccountId);
  const owner = found && (await lockOwner(tx, found.own.userId));
  const accounts = owner ? await accountsOf(tx, owner.userId) : [];
  const account = accounts.find((one) => one.bankAccountId === bankAccountId);
  if (!owner || !account) throw new NotFound();
  return { owner, account, others: accounts.filter((one) => one !== account) };
}

/** What was accepted, or refused, of another number or certificate says nothing of the new one. */
function stateAfter(before: StoredAccount, decision: Decision | undefined, isRenewed: boolean): Decision {
  if (decision) return decision;
  return isRenewed ? { state: 'pending', errorMessage: null } : before;
}

// What has happened with an account must go on to say where it happened.
async function assertNumberFree(tx: Db, before: StoredAccount): Promise<void> {
  if (await isBankAccountUsed(tx, before.bankAccountId)) throw new ApiError('payment.bank_account_in_use');
}

function assertStaysMain(before: StoredAccount, main: boolean | undefined): void {
  if (before.main && main === false) {
    throw new InvalidInput([{ path: 'main', code: 'main_needed', params: {} }]);
  }
}

type Owner = Awaited<ReturnType<typeof lockAccount>>['owner'];

/** Where money may go from now on is told to whose money it is, whoever changed it. */
async function tellOwner(
  { mail }: Change,
  owner: Owner,
  before: StoredAccount,
  after: StoredAccount,
): Promise<void> {
  const isMain = after.main && !before.main;
  if (after.account !== before.account) {
    await mail(owner, bankAccountLetter('renumbered', after, owner, { before: before.account, isMain }));
  } else if (isMain) await mail(owner, bankAccountLetter('madeMain', after, owner));
}

export async function reviseBankAccount(
  change: Change,
  services: Services,
  reader: Reader,
  bankAccountId: string,
  { document, state, status, errorMessage, updatedAt, ...fields }: Changes,
): Promise<void> {
  const { tx, audit, mail } = change;
  const { owner, account: before } = await lockAccount(tx, reader, bankAccountId);
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
  const { state: next, errorMessage: reason } = stateAfter(before, decision, hasNewNumber || !!stored);
  const after = await updateAccount(tx, bankAccountId, {
    ...fields,
    state: next,
    errorMessage: reason,
    ...(stored && { documentId: stored.documentId }),
    updatedAt: services.now(),
  });
  if (stored && before.documentId) await deleteDocument(change, services, before.documentId);
  audit(noteOn('edit', after, before, after));
  await tellOwner(change, owner, before, after);
  const isNews = decision && (before.state !== after.state || before.errorMessage !== after.errorMessage);
  if (isNews) await mail(owner, decisionLetter(after, owner));
}
