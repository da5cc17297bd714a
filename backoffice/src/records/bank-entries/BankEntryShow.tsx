import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { EntryDecision } from './EntryDecision.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryStateField } from './EntryStateField.tsx';

const sideBySide = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

function Screen() {
  const translate = useTranslate();
  const record = useRecordContext<EntryRecord>();
  if (!record) return null;
  return (
    <>
      <PageHeading
        title={record.counterpartyName ?? (record.text || translate('payment.bank.movement'))}
        trail={[{ label: translate('payment.bank.name'), to: '/bank/' }]}
        beside={<EntryStateField />}
      />
      <WaitingProposals subjectId={record.id} />
      <Box sx={sideBySide}>
        <EntryFacts />
        <EntryDecision key={record.id} entry={record} />
      </Box>
    </>
  );
}

export default function BankEntryShow() {
  return (
    <ShownRecord subjectType="bank-entry">
      <Screen />
    </ShownRecord>
  );
}
