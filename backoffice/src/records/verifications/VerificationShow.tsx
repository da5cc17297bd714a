import { Box, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { NextInQueue } from '../../kit/queue/QueueLink.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { AttemptFacts } from './AttemptFacts.tsx';
import { AttemptHistory } from './AttemptHistory.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { IdentityComparison } from './IdentityComparison.tsx';
import { Pictures } from './Pictures.tsx';
import { ProviderData } from './ProviderData.tsx';
import { useAttempts } from './use-attempts.ts';

function Heading({ record }: { record: VerificationRecord }) {
  const translate = useTranslate();
  const mayDecide = useMay('verification', 'decide');
  return (
    <PageHeading
      title={translate('account.backoffice.verifications.of', { name: record.userName })}
      trail={[
        { label: translate('account.backoffice.verifications.title'), to: '/verification/' },
        { label: record.userName, to: `/customer/${record.userId}/verifications` },
      ]}
      beside={<VerificationStatusField source="status" />}
      actions={
        mayDecide && (
          <NextInQueue
            key={record.id}
            of="verification"
            current={record}
            isWaiting={record.status === 'Completed'}
          />
        )
      }
    />
  );
}

function Content() {
  const record = useRecordContext<VerificationRecord>();
  const attempts = useAttempts(record?.userId);
  if (!record) return null;
  return (
    <>
      <Heading record={record} />
      <WaitingProposals subjectId={record.id} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Pictures media={record.media} />
          <IdentityComparison />
          <ProviderData data={record.decisionData} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {attempts.latest && <DecisionCard record={record} latest={attempts.latest} />}
          <AttemptFacts />
          {attempts.error ? (
            <PartFailure title="account.backoffice.verifications.sections.history" of={attempts} />
          ) : (
            attempts.data && <AttemptHistory attempts={attempts.data} current={record.id} />
          )}
        </Stack>
      </Box>
    </>
  );
}

export default function VerificationShow() {
  return (
    <ShownRecord subjectType="verification">
      <Content />
    </ShownRecord>
  );
}
