import { Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../../api/record-types/proposal-record.ts';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { ProposalDecision } from '../../../records/approvals/ProposalDecision.tsx';
import { ProposalFacts } from '../../../records/approvals/ProposalFacts.tsx';
import { ProposalFile } from '../../../records/approvals/ProposalFile.tsx';
import { ProposedDetails } from '../../../records/approvals/ProposedDetails.tsx';
import { proposalTitle } from '../../../records/approvals/proposal-title.ts';
import { DocumentCard } from '../document/DocumentCard.tsx';
import { TwoLines } from '../TwoLines.tsx';
import type { QueueParts } from '../work-queue.ts';

function Line() {
  const record = useRecordContext<ProposalRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const { what, amount } = proposalTitle(record, translate);
  return (
    <TwoLines
      title={<span style={{ whiteSpace: 'normal' }}>{what}</span>}
      detail={
        <>
          {record.proposedByName} · <RelativeTimeField at={record.createdAt} />
        </>
      }
      aside={amount}
    />
  );
}

/** The effects of the proposed act, and its attached file. */
function Document() {
  const record = useRecordContext<ProposalRecord>();
  if (!record) return null;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <ProposedDetails record={record} />
      {record.file && (
        <DocumentCard>
          <ProposalFile record={record} />
        </DocumentCard>
      )}
    </Stack>
  );
}

function Decision() {
  const record = useRecordContext<ProposalRecord>();
  return record ? <ProposalDecision record={record} /> : null;
}

export const approvals: QueueParts = {
  isWaiting: ({ status }) => status === 'pending',
  titleOf: (record, translate) => proposalTitle(record as ProposalRecord, translate).whole,
  pathOf: ({ id }) => `/approvals/${id}`,
  Line,
  Document,
  Facts: ProposalFacts,
  Decision,
};
