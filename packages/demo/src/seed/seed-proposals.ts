import { v1 } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import { effectsOf } from '@semilla/server/kit/approvals/effects-of.ts';
import { callName } from '@semilla/server/kit/approvals/freeze-request.ts';
import { newProposal, proposalNote } from '@semilla/server/kit/approvals/new-proposal.ts';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { payoutAccountNote } from '@semilla/server/project/payout-accounts/payout-account-note.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { type ProposalRow, proposals } from '@semilla/server/schema/proposals.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { spanishIban } from './official-numbers.ts';
import type { Folder } from './papers/folder.ts';
import { demoProjects } from './projects/index.ts';
import { payoutAccountOf, payoutCertificate } from './projects/payout-accounts.ts';
import type { DemoProject } from './projects/project.ts';
import { projectId } from './projects/write.ts';
import { noted } from './trail/noted.ts';

const url = 'pisos-ruzafa';
const why =
  'La promotora ha cambiado de banco. Nos ha traído el certificado de titularidad en mano, y he llamado a su gerente para comprobarlo.';

function proposedProject(): DemoProject {
  const project = demoProjects.find((candidate) => candidate.url === url);
  assert(project, 'the project of the proposal is part of the demo');
  return project;
}

const proposedAt = (calendar: Calendar) => calendar.ago(1, 16, 25);
const proposedAccount = () => spanishIban(randomFor(`new bank account ${url}`));

/** The certificate of the proposed account. */
export function proposedCertificate(calendar: Calendar, folder: Folder): StoredDocument {
  return payoutCertificate(folder, {
    account: proposedAccount(),
    holderName: proposedProject().promoter.name,
    purpose: 'proposal-file',
    uploadedBy: accountId('admin2', calendar),
    createdAt: proposedAt(calendar),
  });
}

/** A proposal of the second administrator that waits for the first one: another payout account for a financed project. */
function waitingProposal(calendar: Calendar): ProposalRow {
  const project = proposedProject();
  const id = projectId(project, calendar);
  const at = proposedAt(calendar);
  const before = payoutAccountOf(project, calendar);
  const after = { account: proposedAccount(), holderName: project.promoter.name };
  const row = newProposal({
    look: {
      act: 'changePayoutAccount',
      subject: { type: 'project', id, name: project.name },
      onceKey: id,
      beneficiaryId: null,
      enteredById: null,
      why,
    },
    endpoint: callName(v1.payoutAccounts.create),
    request: { params: { projectId: id }, query: null, body: { ...after, why }, fileField: 'document' },
    documentId: null,
    effects: effectsOf([payoutAccountNote(id, before, after)]),
    proposedById: accountId('admin2', calendar),
    now: at,
  });
  return { ...row, proposalId: demoId('proposal', at) };
}

export function trailOfProposals(calendar: Calendar): Noted[] {
  const row = waitingProposal(calendar);
  return [noted(row.createdAt, row.proposedById, proposalNote(row, 'create', { why }))];
}

export async function seedProposals(tx: Db, calendar: Calendar, certificate: StoredDocument): Promise<void> {
  await tx.insert(documents).values(certificate);
  await tx.insert(proposals).values({ ...waitingProposal(calendar), documentId: certificate.documentId });
}
