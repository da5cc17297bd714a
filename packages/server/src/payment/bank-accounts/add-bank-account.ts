import type { createBankAccount, InputOf } from '@semilla/contract';
import { findManagerOf } from '../../account/users/repository.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/types.ts';
import { InvalidInput } from '../../errors.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import type { Reader } from './access.ts';
import { noteOn } from './audit-note.ts';
import { decisionOf } from './decision.ts';
import { bankAccountLetter, decisionLetter } from './letters.ts';
import { accountsOf, insertAccount, lockOwner, unsetMain } from './repository.ts';

type NewAccount = InputOf<typeof createBankAccount>['body'];

const wrongUser = (code: string) => new InvalidInput([{ path: 'userId', code, params: {} }]);

/** The customer whose account it is to be, locked. Somebody whom the caller has nothing to do with is as good as nobody. */
async function ownerFor(tx: Db, { caller, scope }: Reader, wantedId: string | undefined) {
  const ownerId = wantedId ?? (scope === 'own' ? caller.userId : undefined);
  if (!ownerId) throw wrongUser('required');
  const isReached =
    scope === 'all' ||
    (scope === 'own' && ownerId === caller.userId) ||
    (scope === 'assigned' && (await findManagerOf(tx, ownerId)) === caller.userId);
  const owner = isReached ? await lockOwner(tx, ownerId) : undefined;
  if (owner?.role !== 'user' || owner.deletedAt) throw wrongUser('choice');
  return owner;
}

/** Adds an account with its certificate, and tells its owner; the first of a user becomes the main one. */
export async function addBankAccount(
  change: Change,
  services: Services,
  reader: Reader,
  { document, userId, state, status, errorMessage, ...fields }: NewAccount,
): Promise<string> {
  const { tx, audit, mail } = change;
  const owner = await ownerFor(tx, reader, userId);
  const decision = decisionOf({ state, status, errorMessage }, reader, owner.userId);
  const bankAccountId = newId();
  const isFirst = (await accountsOf(tx, owner.userId)).length === 0;
  const main = fields.main || isFirst;
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
    createdAt,
    updatedAt: createdAt,
  });
  audit(noteOn('create', account, {}, account));
  await mail(owner, bankAccountLetter('added', account, owner, { isMain: main }));
  if (account.state !== 'pending') await mail(owner, decisionLetter(account, owner));
  return bankAccountId;
}
