import { Box, Link } from '@mui/material';
import { type ProjectPaymentKind, projectPaymentKinds, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import {
  DataTable,
  LinkBase,
  SelectInput,
  useFieldValue,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { PaymentRecord, ProjectBalances } from '../../../api/record-types/money-record.ts';
import { call } from '../../../api/session.ts';
import { useMay } from '../../../api/use-may.ts';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { FileTabButton } from '../../../kit/fields/FileTabButton.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { ListOfProject } from './ListOfProject.tsx';
import { Totals } from './Totals.tsx';

const { Col } = DataTable<PaymentRecord>;

function KindField({ source }: { source: string }) {
  const kind: ProjectPaymentKind | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return kind ? translate(`project.backoffice.money.kinds.${kind}`) : null;
}

function ProofButton() {
  const translate = useTranslate();
  const mayRead = useMay('bank', 'list');
  const payment = useRecordContext<PaymentRecord>();
  if (!payment) return null;
  const { projectId, projectPaymentId, file, bankEntryId } = payment;
  if (bankEntryId && mayRead)
    return (
      <Link component={LinkBase} to={`/bank/${bankEntryId}`}>
        {translate('payment.bank.movement')}
      </Link>
    );
  if (!file) return <>{translate('payment.bank.movement')}</>;
  const findUrl = () => call(v1.projectPayments.findProofUrl, { params: { projectId, projectPaymentId } });
  return <FileTabButton name={file.name} findUrl={findUrl} />;
}

const kinds = projectPaymentKinds.map((id) => ({ id, name: `project.backoffice.money.kinds.${id}` }));
const filters = [
  <SelectInput key="kind" source="kind" label="fields.projectPayments.kind" choices={kinds} alwaysOn />,
];

function BalanceTotals() {
  const balances = useListContext().meta?.balances as ProjectBalances | undefined;
  if (!balances) return null;
  const { escrow, returns, outstanding } = balances;
  return (
    <Totals
      sums={[
        { label: 'project.backoffice.money.escrow', amount: escrow },
        { label: 'project.backoffice.money.returns', amount: returns },
        { label: 'project.backoffice.money.outstanding', amount: outstanding },
      ]}
    />
  );
}

function PaymentTable() {
  return (
    <>
      <BalanceTotals />
      <RecordTable<PaymentRecord> rowClick={false}>
        <Col source="createdAt" label="fields.projectPayments.createdAt">
          <DayField source="createdAt" hasTime />
        </Col>
        <Col source="kind" label="fields.projectPayments.kind" field={KindField} />
        <Col source="amount" label="fields.projectPayments.amount" field={MoneyField} align="right" />
        <Col source="adminName" label="fields.projectPayments.adminName" />
        <Col source="file" label="project.backoffice.money.proof" field={ProofButton} disableSort />
      </RecordTable>
    </>
  );
}

function PaymentCards() {
  return (
    <>
      <BalanceTotals />
      <RecordCards<PaymentRecord>>
        {({ createdAt, adminName }) => (
          <RowCard
            title={<KindField source="kind" />}
            details={[formatDateTime(createdAt), adminName].filter(Boolean).join(' · ')}
          >
            <Box sx={{ fontWeight: 'bold' }}>
              <MoneyField source="amount" />
            </Box>
            <ProofButton />
          </RowCard>
        )}
      </RecordCards>
    </>
  );
}

export function PaymentsPart() {
  return (
    <ListOfProject
      part="payments"
      resource="project-payments"
      filters={filters}
      table={<PaymentTable />}
      cards={<PaymentCards />}
    />
  );
}
