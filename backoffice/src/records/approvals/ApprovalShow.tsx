import { Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { ProposalDecision } from './ProposalDecision.tsx';
import { ProposalFacts } from './ProposalFacts.tsx';
import { ProposalFile } from './ProposalFile.tsx';
import { ProposalStatusField } from './ProposalStatusField.tsx';
import { ProposedDetails } from './ProposedDetails.tsx';
import { proposalTitle } from './proposal-title.ts';

function Content() {
  const record = useRecordContext<ProposalRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <PageHeading
        title={proposalTitle(record, translate).whole}
        trail={[{ label: translate('approvals.title'), to: '/approvals' }]}
        beside={<ProposalStatusField />}
      />
      <Stack sx={{ gap: 2 }}>
        <ProposalFacts />
        <ProposedDetails record={record} />
        <ProposalFile record={record} />
        <ProposalDecision record={record} />
      </Stack>
    </>
  );
}

export default function ApprovalShow() {
  return (
    <ShownRecord<ProposalRecord> subjectType="proposal">
      <Content />
    </ShownRecord>
  );
}
