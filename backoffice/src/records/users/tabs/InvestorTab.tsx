import SimulationIcon from '@mui/icons-material/CalculateOutlined';
import TestIcon from '@mui/icons-material/QuizOutlined';
import InvestorIcon from '@mui/icons-material/SchoolOutlined';
import type { entryTest, lossSimulation } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { DataTable } from 'react-admin';
import type { RecordOf } from '../../../api/as-record-value.ts';
import type { InvestorKindOf } from '../../../api/record-types/investor-kind-record.ts';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { PercentField } from '../../../kit/fields/PercentField.tsx';
import { TranslatedField } from '../../../kit/fields/TranslatedField.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { AnswersButton } from '../../investor-kinds/AnswersButton.tsx';
import { InvestorKindStateField } from '../../investor-kinds/InvestorKindStateField.tsx';
import { InvestorKindTable, KindLinkField } from '../../investor-kinds/InvestorKindTable.tsx';
import { Part } from './Part.tsx';

type EntryTestOf = RecordOf<typeof entryTest>;
type LossSimulationOf = RecordOf<typeof lossSimulation>;

function KindRow({ record }: { record: InvestorKindOf }) {
  return (
    <RowCard
      icon={<InvestorIcon />}
      title={<KindLinkField />}
      details={[formatDate(record.createdAt), record.reason].filter(Boolean).join(' · ')}
    >
      <InvestorKindStateField source="state" />
    </RowCard>
  );
}

/** The customer's requests to become another kind of investor, latest first. */
function Kinds() {
  return (
    <RelatedList
      resource="investor-kinds"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'decidedAt', 'validUntil', 'state']}
      table={<InvestorKindTable ofCustomer />}
      icon={<InvestorIcon />}
      empty="investor.backoffice.none"
      emptyHint="investor.backoffice.noneHint"
      cards={<RecordCards<InvestorKindOf>>{(record) => <KindRow record={record} />}</RecordCards>}
    />
  );
}

const OutcomeField = ({ source = 'outcome' }: { source?: string }) => (
  <TranslatedField source={source} words="investor.testOutcomes" />
);

const { Col: TestCol } = DataTable<EntryTestOf>;

function TestTable() {
  return (
    <RecordTable<EntryTestOf> rowClick={false}>
      <TestCol source="createdAt" label="fields.entryTests.createdAt" field={DayField} />
      <TestCol source="outcome" label="fields.entryTests.outcome" field={OutcomeField} />
      <TestCol source="score" label="fields.entryTests.score" field={PercentField} align="right" />
      <TestCol source="validUntil" label="fields.entryTests.validUntil" field={DayField} />
      <TestCol
        source="acknowledgedAt"
        label="fields.entryTests.acknowledgedAt"
        field={DayField}
        disableSort
      />
      <TestCol source="answers" label="investor.backoffice.tests.answers" field={AnswersButton} disableSort />
    </RecordTable>
  );
}

function TestRow({ record }: { record: EntryTestOf }) {
  return (
    <RowCard icon={<TestIcon />} title={<OutcomeField />} details={formatDate(record.createdAt)}>
      <AnswersButton />
    </RowCard>
  );
}

/** The customer's entry tests. They are read-only. */
function Tests() {
  return (
    <RelatedList
      resource="entry-tests"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'outcome', 'score', 'validUntil']}
      table={<TestTable />}
      icon={<TestIcon />}
      empty="investor.backoffice.tests.none"
      emptyHint="investor.backoffice.tests.noneHint"
      cards={<RecordCards<EntryTestOf>>{(record) => <TestRow record={record} />}</RecordCards>}
    />
  );
}

const { Col: SimulationCol } = DataTable<LossSimulationOf>;

function SimulationTable() {
  return (
    <RecordTable<LossSimulationOf> rowClick={false}>
      <SimulationCol source="createdAt" label="fields.lossSimulations.createdAt" field={DayField} />
      <SimulationCol source="result" label="fields.lossSimulations.result" field={MoneyField} align="right" />
      <SimulationCol
        source="threshold"
        label="fields.lossSimulations.threshold"
        field={MoneyField}
        align="right"
        disableSort
      />
      <SimulationCol source="validUntil" label="fields.lossSimulations.validUntil" field={DayField} />
    </RecordTable>
  );
}

function SimulationRow({ record }: { record: LossSimulationOf }) {
  return (
    <RowCard
      icon={<SimulationIcon />}
      title={formatMoney(record.result)}
      details={formatDate(record.createdAt)}
    />
  );
}

/** The loss simulations that the customer submitted. */
function Simulations() {
  return (
    <RelatedList
      resource="loss-simulations"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'result', 'validUntil']}
      table={<SimulationTable />}
      icon={<SimulationIcon />}
      empty="investor.backoffice.simulations.none"
      emptyHint="investor.backoffice.simulations.noneHint"
      cards={<RecordCards<LossSimulationOf>>{(record) => <SimulationRow record={record} />}</RecordCards>}
    />
  );
}

export default function InvestorTab() {
  return (
    <>
      <Part title="investor.backoffice.list.title">
        <Kinds />
      </Part>
      <Part title="investor.backoffice.tests.title">
        <Tests />
      </Part>
      <Part title="investor.backoffice.simulations.title">
        <Simulations />
      </Part>
    </>
  );
}
