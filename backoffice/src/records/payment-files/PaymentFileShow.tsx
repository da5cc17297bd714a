import { Box } from '@mui/material';
import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import type { PaymentFileRecord } from '../../api/record-types/payment-file-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { ExecutionDayField } from './ExecutionDayField.tsx';
import { FilePayments } from './FilePayments.tsx';
import { PaymentFileStateField } from './PaymentFileStateField.tsx';
import { PaymentFileSteps } from './PaymentFileSteps.tsx';

const fields = 'fields.paymentFiles';
const numbers = ['payments', 'paidPayments', 'openPayments'] as const;
const people = ['createdByName', 'approvedByName', 'takenByName'] as const;
const days = ['createdAt', 'approvedAt', 'takenAt'] as const;

const sideBySide = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

function FileFacts({ file }: { file: PaymentFileRecord }) {
  return (
    <Facts title="payment.files.facts">
      <Fact label={`${fields}.total`}>
        <MoneyField source="total" />
      </Fact>
      <Fact label={`${fields}.executeOn`}>
        <ExecutionDayField />
      </Fact>
      {numbers.map((source) => (
        <Fact key={source} label={`${fields}.${source}`}>
          <PlainField source={source} />
        </Fact>
      ))}
      {people.map(
        (source, index) =>
          file[source] && [
            <Fact key={source} label={`${fields}.${source}`}>
              <PlainField source={source} />
            </Fact>,
            <Fact key={days[index]} label={`${fields}.${days[index]}`}>
              <DayField source={days[index] ?? ''} hasTime />
            </Fact>,
          ],
      )}
      <Fact label={`${fields}.digest`} isWide>
        <PlainField source="digest" />
      </Fact>
    </Facts>
  );
}

function Screen() {
  const translate = useTranslate();
  const record = useRecordContext<PaymentFileRecord>();
  if (!record) return null;
  return (
    <>
      <PageHeading
        title={translate('payment.files.named', { number: record.number })}
        trail={[{ label: translate('fields.paymentFiles.listTitle'), to: '/bank/payment-files' }]}
        beside={<PaymentFileStateField />}
      />
      <WaitingProposals subjectId={record.id} />
      <Box sx={sideBySide}>
        <FileFacts file={record} />
        <PaymentFileSteps key={record.state} file={record} />
      </Box>
      <FilePayments file={record} />
    </>
  );
}

export default function PaymentFileShow() {
  return (
    <ResourceContextProvider value="payment-files">
      <ShownRecord subjectType="payment-file">
        <Screen />
      </ShownRecord>
    </ResourceContextProvider>
  );
}
