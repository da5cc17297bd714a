import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { phaseOf, tagsOf } from '../access.ts';
import { lockStaffProject } from '../staff-project.ts';
import { payoutAccountNote } from './payout-account-note.ts';
import { insertPayoutAccount, replaceCurrent } from './queries.ts';

type NewAccount = InputOf<typeof v1.payoutAccounts.create>['body'];

interface Replacing extends Reader {
  projectId: string;
  /** Undefined while a proposal is only tried. */
  approvedById: string | undefined;
}

/** Makes an approved account the payout account of the project. The earlier one stays in the history. */
export async function replacePayoutAccount(
  change: Change,
  services: Services,
  { projectId, approvedById, ...reader }: Replacing,
  { document, account, holderName }: NewAccount,
): Promise<string> {
  const { tx, audit, touch } = change;
  const project = await lockStaffProject(tx, reader, projectId);
  const phase = phaseOf(project);
  if (phase === 'Closed' || phase === 'Discarded') throw new ApiError('project.payout_account_not_needed');
  const now = services.now();
  const proposedById = reader.caller.userId;
  const replaced = await replaceCurrent(tx, projectId, now);
  const { documentId } = await storeDocument(change, services, {
    purpose: 'payout-account-certificate',
    file: document,
    uploadedBy: proposedById,
  });
  const inserted = await insertPayoutAccount(tx, {
    payoutAccountId: newId(now.getTime()),
    projectId,
    account,
    holderName,
    documentId,
    proposedById: proposedById ?? null,
    approvedById: approvedById ?? null,
    since: now,
    replacedAt: null,
  });
  audit(payoutAccountNote(projectId, replaced, inserted));
  touch(...tagsOf(projectId));
  return inserted.payoutAccountId;
}
