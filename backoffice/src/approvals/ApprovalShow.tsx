import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { ShownRecord } from '../layout/ShownRecord.tsx';
import { ProposalDecision } from './ProposalDecision.tsx';
import { ProposalFacts } from './ProposalFacts.tsx';
import { ProposalFile } from './ProposalFile.tsx';
import { ProposalStatusField } from './ProposalStatusField.tsx';
import { ProposedAllocation } from './ProposedAllocation.tsx';
import { ProposedEffects } from './ProposedEffects.tsx';
import { ProposedSheet } from './ProposedSheet.tsx';
import type { ProposalRecord } from './proposal-record.ts';

function Content() {
  const record = useRecordContext<ProposalRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const title = translate('approvals.about', {
    act: translate(`approvals.acts.${record.act}`),
    name: record.subjectName,
  });
  return (
    <>
      <PageHeading
        title={title}
        trail={[{ label: translate('approvals.title'), to: '/approvals' }]}
        beside={<ProposalStatusField />}
      />
      <Stack sx={{ gap: 2 }}>
        <ProposalFacts />
        <ProposedEffects record={record} />
        <ProposedAllocation record={record} />
        <ProposedSheet record={record} />
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
