import { Box, Card, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { BankAccountStateField } from '../../kit/fields/BankAccountStateField.tsx';
import { CustomerField } from '../../kit/fields/CustomerField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { YesNoField } from '../../kit/fields/PlainField.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { NextInQueue } from '../../kit/queue/QueueLink.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { CertificateFile } from './CertificateFile.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { DeleteBankAccountButton } from './DeleteBankAccountButton.tsx';
import { IbanField } from './IbanField.tsx';

function Heading({ record }: { record: BankAccountRecord }) {
  const translate = useTranslate();
  const mayDecide = useMay('bank-account', 'decide');
  return (
    <PageHeading
      title={record.alias}
      trail={[
        { label: translate('payment.backoffice.list.title'), to: '/bank-account/' },
        { label: record.userName, to: `/customer/${record.userId}/bank-accounts` },
      ]}
      beside={<BankAccountStateField source="state" />}
      actions={
        <>
          {mayDecide && (
            <NextInQueue
              key={record.id}
              of="bank-account"
              current={record}
              isWaiting={record.state === 'pending'}
            />
          )}
          <DeleteBankAccountButton />
        </>
      }
    />
  );
}

function AccountFacts() {
  const record = useRecordContext<BankAccountRecord>();
  return (
    <Facts title="payment.backoffice.sections.account">
      <Fact label="fields.bankAccounts.account" isWide>
        <IbanField />
      </Fact>
      <Fact label="fields.bankAccounts.userName">
        <CustomerField />
      </Fact>
      <Fact label="fields.bankAccounts.main">
        <YesNoField source="main" />
      </Fact>
      <Fact label="fields.bankAccounts.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="fields.bankAccounts.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Fact>
      {record?.errorMessage && (
        <Fact label="fields.bankAccounts.errorMessage" isWide>
          {record.errorMessage}
        </Fact>
      )}
    </Facts>
  );
}

/** The certificate shows the full number. Managers may only see the masked number, so they may not see the certificate. */
function Certificate({ record }: { record: BankAccountRecord }) {
  const translate = useTranslate();
  const maySee = useMay('bank-account', 'viewCertificate');
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('payment.backoffice.sections.certificate')}
      </Typography>
      {maySee ? (
        <CertificateFile key={record.id} account={record} />
      ) : (
        <Typography color="textSecondary">{translate('payment.backoffice.certificateHidden')}</Typography>
      )}
    </Card>
  );
}

function Content() {
  const record = useRecordContext<BankAccountRecord>();
  if (!record) return null;
  return (
    <>
      <Heading record={record} />
      <WaitingProposals subjectId={record.id} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          // The certificate comes before the decision, both stacked and side by side.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          gridTemplateAreas: { lg: '"certificate account" "certificate decision"' },
        }}
      >
        <Box sx={{ gridArea: { lg: 'account' } }}>
          <AccountFacts />
        </Box>
        <Box sx={{ gridArea: { lg: 'certificate' } }}>
          <Certificate record={record} />
        </Box>
        <Box sx={{ gridArea: { lg: 'decision' } }}>
          <DecisionCard record={record} />
        </Box>
      </Box>
    </>
  );
}

export default function BankAccountShow() {
  return (
    <ShownRecord subjectType="bank-account">
      <Content />
    </ShownRecord>
  );
}
