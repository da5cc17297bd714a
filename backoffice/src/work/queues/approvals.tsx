import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { ProposalDecision } from '../../approvals/ProposalDecision.tsx';
import { ProposalFacts } from '../../approvals/ProposalFacts.tsx';
import { ProposalFile } from '../../approvals/ProposalFile.tsx';
import { ProposedEffects } from '../../approvals/ProposedEffects.tsx';
import { ProposedSheet } from '../../approvals/ProposedSheet.tsx';
import type { ProposalRecord } from '../../approvals/proposal-record.ts';
import { RelativeTimeField } from '../../fields/RelativeTimeField.tsx';
import { DocumentCard } from '../document/DocumentCard.tsx';
import { TwoLines } from '../TwoLines.tsx';
import type { QueueParts } from '../work-queue.ts';

function Line() {
  const record = useRecordContext<ProposalRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <TwoLines
      title={translate(`approvals.acts.${record.act}`)}
      detail={
        <>
          {record.subjectName} · {record.proposedByName} · <RelativeTimeField at={record.createdAt} />
        </>
      }
    />
  );
}

/** The effects of the proposed act, and its attached file. */
function Document() {
  const record = useRecordContext<ProposalRecord>();
  if (!record) return null;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <ProposedEffects record={record} />
      <ProposedSheet record={record} />
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
  titleOf: ({ act, subjectName }, translate) =>
    translate('approvals.about', { act: translate(`approvals.acts.${act}`), name: subjectName }),
  pathOf: ({ id }) => `/approvals/${id}`,
  Line,
  Document,
  Facts: ProposalFacts,
  Decision,
};
