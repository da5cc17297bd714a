import type { AccountDocument, createAccountDocument, InputOf, Scope } from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import { Forbidden, InvalidInput, NotFound } from '../../errors.ts';
import { deleteDocument, storeDocument } from '../../misc/documents/store-document.ts';
import type { SignedIn } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { isWithin } from '../access.ts';
import { documentNotice } from '../letters.ts';
import { lockUser } from '../users/repository.ts';
import { users } from '../users/table.ts';
import { isSeen } from './access.ts';
import {
  findAccountDocument,
  insertAccountDocument,
  removeAccountDocument,
  removeDocumentsOf,
} from './repository.ts';

type NewDocument = InputOf<typeof createAccountDocument>['body'];

interface By {
  caller: SignedIn;
  scope: Scope;
}

const noChoice = (path: string) => new InvalidInput([{ path, code: 'choice', params: {} }]);

const noteOn = ({ accountDocumentId, accountId }: AccountDocument) =>
  ({ subjectType: 'account-document', subjectId: accountDocumentId, personId: accountId }) as const;

/** Keeps a file for somebody the caller looks after, who is told if they may see it, or for the caller. */
export async function keepDocument(
  change: Change,
  services: Services,
  { caller, scope }: By,
  { file, accountId, ownerId = caller.userId, visible }: NewDocument,
): Promise<AccountDocument> {
  const { tx, audit, mail } = change;
  const account = await lockUser(tx, accountId, isWithin(scope, caller, users.userId));
  if (!account) throw new NotFound();
  if (ownerId !== accountId && ownerId !== caller.userId) throw noChoice('ownerId');
  // What customers bring they cannot hide from themselves.
  if (scope === 'own' && !visible) throw new Forbidden();
  const stored = await storeDocument(change, services, {
    purpose: 'account-document',
    file,
    uploadedBy: caller.userId,
  });
  const accountDocumentId = newId();
  const { documentId, createdAt } = stored;
  await insertAccountDocument(tx, { accountDocumentId, accountId, ownerId, documentId, visible, createdAt });
  const { answer } = (await findAccountDocument(tx, accountDocumentId, undefined)) as {
    answer: AccountDocument;
  };
  audit({ action: 'account-document.create', ...noteOn(answer), after: { ...answer } });
  const isNews = visible && account.role === 'user' && accountId !== caller.userId;
  if (isNews) await mail(account, documentNotice(stored.name, account));
  return answer;
}

/** Staff delete what is kept for those they look after; customers what they brought themselves. */
export async function dropDocument(
  change: Change,
  services: Services,
  { caller, scope }: By,
  accountDocumentId: string,
): Promise<void> {
  const found = await findAccountDocument(change.tx, accountDocumentId, isSeen(scope, caller));
  if (!found) throw new NotFound();
  if (scope === 'own' && found.uploadedBy !== caller.userId) throw new Forbidden();
  if (!(await removeAccountDocument(change.tx, accountDocumentId))) throw new NotFound();
  await deleteDocument(change, services, found.documentId);
  const before = { ...found.answer };
  change.audit({ action: 'account-document.delete', ...noteOn(found.answer), before });
}

/** Whatever is kept for somebody goes with them. */
export async function dropDocumentsOf(change: Change, services: Services, userId: string): Promise<void> {
  for (const documentId of await removeDocumentsOf(change.tx, userId)) {
    await deleteDocument(change, services, documentId);
  }
}
