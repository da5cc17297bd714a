import type { AccountDocument, InputOf, Scope, v1 } from '@semilla/contract';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, Forbidden, InvalidInput, NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { deleteDocument, storeDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { users } from '../../schema/users.ts';
import { isProof } from '../investor-kinds/queries.ts';
import { accountMails } from '../mails.ts';
import { isSeen } from './is-seen.ts';
import {
  deleteAccountDocumentRow,
  type FoundDocument,
  findAccountDocument,
  insertAccountDocument,
  lockAccountDocument,
  updateAccountDocument,
} from './queries.ts';

type NewDocument = InputOf<typeof v1.accountDocuments.create>['body'];

interface By {
  caller: SignedIn;
  scope: Scope;
}

const noChoice = (path: string) => new InvalidInput([{ path, code: 'choice', params: {} }]);

const noteOn = ({ accountDocumentId, accountId }: AccountDocument) =>
  ({ subjectType: 'account-document', subjectId: accountDocumentId, personId: accountId }) as const;

/** Stores a document in a customer's account. Customers get a mail if staff uploaded it and they may see it. */
export async function createAccountDocument(
  change: Change,
  services: Services,
  { caller, scope }: By,
  { file, accountId, ownerId = caller.userId, visible }: NewDocument,
): Promise<AccountDocument> {
  const { tx, audit, mail } = change;
  const account = await lockUser(tx, accountId, withinReach({ scope, caller }, users.userId));
  if (!account) throw new NotFound();
  if (ownerId !== accountId && ownerId !== caller.userId) throw noChoice('ownerId');
  // Customers cannot hide their own uploads from themselves.
  if (scope === 'own' && !visible) throw new Forbidden();
  const stored = await storeDocument(change, services, {
    purpose: 'account-document',
    file,
    uploadedBy: caller.userId,
  });
  const accountDocumentId = newId();
  const { documentId, createdAt } = stored;
  await insertAccountDocument(tx, { accountDocumentId, accountId, ownerId, documentId, visible, createdAt });
  const { answer } = (await findAccountDocument(tx, accountDocumentId, undefined)) as FoundDocument;
  audit({ action: 'account-document.create', ...noteOn(answer), after: { ...answer } });
  const isNews = visible && account.role === 'user' && accountId !== caller.userId;
  if (isNews) await mail(account, accountMails.newDocument.write(account, { fileName: stored.name }));
  return answer;
}

/** Shows a document to its customer, or hides it. What customers uploaded themselves stays visible to them. */
export async function editAccountDocument(
  { tx, audit, mail }: Change,
  { caller, scope }: By,
  accountDocumentId: string,
  { version, visible }: InputOf<typeof v1.accountDocuments.edit>['body'],
): Promise<AccountDocument> {
  const found = await lockAccountDocument(tx, accountDocumentId, isSeen(scope, caller));
  if (!found) throw new NotFound();
  const { answer: before, uploadedBy } = found;
  assertSeen(before, version);
  if (visible === undefined) return before;
  if (!visible && uploadedBy === before.accountId) throw new ApiError('account.document_of_customer');
  await updateAccountDocument(tx, accountDocumentId, { visible });
  const { answer } = (await findAccountDocument(tx, accountDocumentId, undefined)) as FoundDocument;
  audit({ action: 'account-document.edit', ...noteOn(answer), ...differences(before, answer) });
  const account = visible && !before.visible && (await lockUser(tx, before.accountId));
  if (account && account.role === 'user')
    await mail(account, accountMails.newDocument.write(account, { fileName: answer.file.name }));
  return answer;
}

/** Staff delete the documents of their customers; customers only those they uploaded. */
export async function deleteAccountDocument(
  change: Change,
  services: Services,
  { caller, scope }: By,
  accountDocumentId: string,
): Promise<void> {
  const found = await findAccountDocument(change.tx, accountDocumentId, isSeen(scope, caller));
  if (!found) throw new NotFound();
  if (scope === 'own' && found.uploadedBy !== caller.userId) throw new Forbidden();
  if (await isProof(change.tx, accountDocumentId)) throw new ApiError('account.document_is_proof');
  if (!(await deleteAccountDocumentRow(change.tx, accountDocumentId))) throw new NotFound();
  await deleteDocument(change, services, found.documentId);
  const before = { ...found.answer };
  change.audit({ action: 'account-document.delete', ...noteOn(found.answer), before });
}
