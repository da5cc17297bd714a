import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { MailRecord } from '../../api/record-types/mail-record.ts';
import { useMay } from '../../api/use-may.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { FailureFacts, MailFacts } from './MailFacts.tsx';
import { MailStateField } from './MailStateField.tsx';
import { SettleDialog, type Settling } from './SettleDialog.tsx';

const pollMs = 3_000;

function SettleButtons({ record }: { record: MailRecord }) {
  const translate = useTranslate();
  const maySettle = useMay('mail', 'settle');
  const [settling, setSettling] = useState<Settling>();
  const isOpen = maySettle && record.state === 'undelivered';
  return (
    <>
      {isOpen && (
        <>
          <Button variant="outlined" onClick={() => setSettling('dismiss')}>
            {translate('misc.backoffice.mails.dismiss.action')}
          </Button>
          <Button variant="contained" onClick={() => setSettling('send')}>
            {translate('misc.backoffice.mails.send.action')}
          </Button>
        </>
      )}
      {settling && (
        <SettleDialog record={record} settling={settling} onClose={() => setSettling(undefined)} />
      )}
    </>
  );
}

function Content() {
  const record = useRecordContext<MailRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <PageHeading
        title={record.subject}
        trail={[{ label: translate('misc.backoffice.mails.title'), to: '/mail/' }]}
        beside={<MailStateField />}
        actions={<SettleButtons record={record} />}
      />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <MailFacts />
        <FailureFacts />
      </Box>
    </>
  );
}

/** An undelivered mail. Staff can send it again once the cause is fixed, or dismiss it. */
export default function MailShow() {
  return (
    <ShownRecord<MailRecord>
      subjectType="undelivered-mail"
      queryOptions={{
        // Polls while the mail is being sent again, because it is soon delivered or fails.
        refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? pollMs : false),
      }}
    >
      <Content />
    </ShownRecord>
  );
}
