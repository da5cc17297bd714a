import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../../../kit/page/PageHeading.tsx';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { WaitingProposals } from '../../../kit/second-person/WaitingProposals.tsx';
import { BankTabs } from '../../../records/bank-statements/BankTabs.tsx';
import { ImportStatement } from '../../../records/bank-statements/ImportStatement.tsx';
import { DeskBalances } from './DeskBalances.tsx';
import { OpenFiles, WhatCame, WhatGoes } from './DeskFlows.tsx';
import { useDesk } from './use-desk.ts';
import { WaitingMovements } from './WaitingMovements.tsx';

const sideBySide = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/** The daily overview of the bank account: balances, last statement, movements to decide, and the next payments. */
export default function TreasuryDesk() {
  const translate = useTranslate();
  const query = useDesk();
  const { data: desk, error } = query;
  return (
    <>
      <PageHeading
        title={translate('payment.treasury.title')}
        trail={[{ label: translate('payment.bank.name'), to: '/bank/' }]}
        actions={<ImportStatement />}
      />
      <BankTabs current="treasury" />
      <WaitingProposals act="importStatement" />
      {error && <PartFailure title="payment.treasury.title" of={query} />}
      {!desk && !error && <RecordLoading />}
      {desk && (
        <Box sx={sideBySide}>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <WaitingMovements desk={desk} />
            <DeskBalances desk={desk} />
          </Stack>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <WhatCame desk={desk} />
            <WhatGoes desk={desk} />
            <OpenFiles desk={desk} />
          </Stack>
        </Box>
      )}
    </>
  );
}
