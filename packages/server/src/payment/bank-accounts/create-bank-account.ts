import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import type { Services } from '../../kit/services.ts';
import { findManagerOf } from '../../kit/users/queries.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { auditNote } from './audit-note.ts';
import { decisionOf } from './decision.ts';
import { isHarmlessFirstAccount } from './is-harmless-first-account.ts';
import { bankAccountMails } from './mails.ts';
import { accountsOf, insertAccount, lockOwner, unsetMain } from './queries.ts';

type NewAccount = InputOf<typeof v1.bankAccounts.create>['body'] & {
  /** Whether a second person approved the account. */
  isByTwo: boolean;
};

const wrongUser = (code: string) => new InvalidInput([{ path: 'userId', code, params: {} }]);

/** Locks the future owner of the account. Customers out of the caller's scope count as unknown. */
async function ownerFor(tx: Db, { caller, scope }: Reader, requestedId: string | undefined) {
  const ownerId = requestedId ?? (scope === 'own' ? caller.userId : undefined);
  if (!ownerId) throw wrongUser('required');
  const isReached =
    scope === 'all' ||
    (scope === 'own' && ownerId === caller.userId) ||
    (scope === 'assigned' && (await findManagerOf(tx, ownerId)) === caller.userId);
  const owner = isReached ? await lockOwner(tx, ownerId) : undefined;
  if (owner?.role !== 'user' || owner.deletedAt) throw wrongUser('choice');
  return owner;
}

/** Creates an account with its certificate, and mails its owner. The first account of a user becomes the main one. */
export async function createBankAccount(
  change: Change,
  services: Services,
  reader: Reader,
  { document, userId, state, status, errorMessage, isByTwo, ...fields }: NewAccount,
): Promise<string> {
  const { tx, audit, mail } = change;
  const owner = await ownerFor(tx, reader, userId);
  const decision = decisionOf({ state, status, errorMessage }, reader, owner.userId);
  const bankAccountId = newId();
  const isFirst = (await accountsOf(tx, owner.userId)).length === 0;
  const main = fields.main || isFirst;
  const isHarmless = await isHarmlessFirstAccount(tx, owner.userId, services.now());
  if (main) await unsetMain(tx, owner.userId, bankAccountId);
  const stored = await storeDocument(change, services, {
    purpose: 'bank-account-certificate',
    file: document,
    uploadedBy: reader.caller.userId,
  });
  const { documentId, createdAt } = stored;
  const account = await insertAccount(tx, {
    ...fields,
    ...decision,
    bankAccountId,
    userId: owner.userId,
    main,
    documentId,
    validSince: decision?.state === 'valid' ? createdAt : null,
    validatedByTwo: decision?.state === 'valid' && isByTwo,
    createdAt,
    updatedAt: createdAt,
  });
  audit(auditNote('create', account, {}, account));
  await mail(owner, bankAccountMails.added.write(owner, { ...account, isMain: main }));
  if (account.state !== 'pending') await mail(owner, bankAccountMails[account.state].write(owner, account));
  if (!isHarmless) await startHold(change, services, { userId: owner.userId, reason: 'bankAccount' });
  return bankAccountId;
}
