import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { ShownRecord } from '../layout/ShownRecord.tsx';
import { useMay } from '../providers/use-may.ts';
import { WhatWasSent, WhatWentWrong } from './MailFacts.tsx';
import { MailStateChip } from './MailStateChip.tsx';
import type { MailRecord } from './mail-record.ts';
import { SettleDialog, type Settling } from './SettleDialog.tsx';

const askedAgainMs = 3_000;

function Acts({ record }: { record: MailRecord }) {
  const translate = useTranslate();
  const maySettle = useMay('mail', 'settle');
  const [settling, settle] = useState<Settling>();
  const isOpen = maySettle && record.state === 'undelivered';
  return (
    <>
      {isOpen && (
        <>
          <Button variant="outlined" onClick={() => settle('dismiss')}>
            {translate('misc.backoffice.mails.dismiss.action')}
          </Button>
          <Button variant="contained" onClick={() => settle('send')}>
            {translate('misc.backoffice.mails.send.action')}
          </Button>
        </>
      )}
      {settling && <SettleDialog record={record} settling={settling} onClose={() => settle(undefined)} />}
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
        beside={<MailStateChip />}
        actions={<Acts record={record} />}
      />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <WhatWasSent />
        <WhatWentWrong />
      </Box>
    </>
  );
}

/** A mail that nobody took: to be sent again once what kept it is mended, or to be let be. */
export default function MailShow() {
  return (
    <ShownRecord<MailRecord>
      subjectType="undelivered-mail"
      queryOptions={{
        // On its way it soon arrives, or is given up once more.
        refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askedAgainMs : false),
      }}
    >
      <Content />
    </ShownRecord>
  );
}
