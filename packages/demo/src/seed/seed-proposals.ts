import { v1 } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import { effectsOf } from '@semilla/server/kit/approvals/effects-of.ts';
import { callName } from '@semilla/server/kit/approvals/freeze-request.ts';
import { newProposal, proposalNote } from '@semilla/server/kit/approvals/new-proposal.ts';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import { auditNote } from '@semilla/server/project/projects/audit-note.ts';
import { type ProposalRow, proposals } from '@semilla/server/schema/proposals.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { spanishIban } from './official-numbers.ts';
import { demoProjects } from './projects/index.ts';
import { payoutAccountOf, projectId } from './projects/write.ts';
import { noted } from './trail/noted.ts';

const url = 'pisos-ruzafa';
const why =
  'La promotora ha cambiado de banco. Nos ha traído el certificado de titularidad en mano, y he llamado a su gerente para comprobarlo.';

/** A proposal of the second administrator that waits for the first: another payout account for a financed project. */
function waitingProposal(calendar: Calendar): ProposalRow {
  const project = demoProjects.find((candidate) => candidate.url === url);
  assert(project, 'the project of the proposal is part of the demo');
  const id = projectId(project, calendar);
  const at = calendar.ago(1, 16, 25);
  const before = { destinationBankAccount: payoutAccountOf(project) };
  const after = { destinationBankAccount: spanishIban(randomFor(`new bank account ${url}`)) };
  const row = newProposal({
    look: {
      act: 'changePayoutAccount',
      subject: { type: 'project', id, name: project.name },
      onceKey: id,
      beneficiaryId: null,
      enteredById: null,
      why,
    },
    endpoint: callName(v1.projects.edit),
    request: { params: { projectId: id }, query: {}, body: { ...after, why }, fileField: null },
    documentId: null,
    effects: effectsOf([auditNote('project.edit', id, before, after)]),
    proposedById: accountId('admin2', calendar),
    now: at,
  });
  return { ...row, proposalId: demoId('proposal', at) };
}

export function trailOfProposals(calendar: Calendar): Noted[] {
  const row = waitingProposal(calendar);
  return [noted(row.createdAt, row.proposedById, proposalNote(row, 'create', { why }))];
}

export async function seedProposals(tx: Db, calendar: Calendar): Promise<void> {
  await tx.insert(proposals).values(waitingProposal(calendar));
}
