import { Box, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { WholeComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { AnswerList } from './AnswerList.tsx';
import { ComplainantFacts, ComplaintFacts, DeadlineFacts, RepresentativeFacts } from './ComplaintFacts.tsx';
import { ComplaintFiles } from './ComplaintFiles.tsx';
import { ComplaintStateField } from './ComplaintStateField.tsx';
import { ResponsibleCard } from './ResponsibleCard.tsx';

function Content({ record }: { record: WholeComplaintRecord }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={translate('support.complaints.backoffice.number', { reference: record.reference })}
        trail={[{ label: translate('support.complaints.backoffice.title'), to: '/complaint/' }]}
        beside={<ComplaintStateField />}
        actions={<AnswerButtons record={record} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <ComplaintFacts />
          <ComplaintFiles documents={record.documents} />
          <AnswerList acts={record.acts} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <DeadlineFacts />
          <ResponsibleCard record={record} />
          <ComplainantFacts />
          {record.representativeName && <RepresentativeFacts />}
        </Stack>
      </Box>
    </>
  );
}

function LoadedContent() {
  const record = useRecordContext<WholeComplaintRecord>();
  // The record cached from the list has no answers, so the page waits for the whole complaint.
  return record?.acts ? <Content record={record} /> : <RecordLoading />;
}

export default function ComplaintShow() {
  return (
    <ShownRecord subjectType="complaint">
      <LoadedContent />
    </ShownRecord>
  );
}
