import KeptIcon from '@mui/icons-material/ArchiveOutlined';
import { Typography } from '@mui/material';
import { keptKinds } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { DayField } from '../../kit/fields/DayField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { RowCard } from '../../kit/list/RowCard.tsx';
import { type KeptRecordOf, OpenKept } from './OpenKept.tsx';

const { Col } = DataTable<KeptRecordOf>;
const fields = 'fields.keptRecords';
const kinds = keptKinds.map((id) => ({ id, name: `account.keptKinds.${id}` }));

const filters = [
  <TextInput key="number" source="number" label="account.kept.number" alwaysOn resettable />,
  <SelectInput key="kind" source="kind" label={`${fields}.kind`} choices={kinds} alwaysOn />,
];

function KindField() {
  return <TranslatedField source="kind" words="account.keptKinds" />;
}

function KeptTable() {
  return (
    <RecordTable<KeptRecordOf> rowClick={false}>
      <Col source="userName" label={`${fields}.userName`} disableSort />
      <Col source="kind" label={`${fields}.kind`} field={KindField} />
      <Col source="closedOn" label={`${fields}.closedOn`} field={DayField} />
      <Col source="eraseOn" label={`${fields}.eraseOn`} field={DayField} />
      <Col source="fileNumber" label={`${fields}.fileNumber`} align="right" disableSort />
      <Col source="open" label="account.kept.open" align="right" field={OpenKept} disableSort />
    </RecordTable>
  );
}

function KeptUntil({ day }: { day: string }) {
  const translate = useTranslate();
  return `${translate(`${fields}.eraseOn`)} ${formatDate(day)}`;
}

function KeptCards() {
  return (
    <RecordCards<KeptRecordOf>>
      {({ userName, eraseOn }) => (
        <RowCard
          icon={<KeptIcon />}
          title={
            <Typography component="span">
              {userName} · <KindField />
            </Typography>
          }
          details={<KeptUntil day={eraseOn} />}
        >
          <OpenKept />
        </RowCard>
      )}
    </RecordCards>
  );
}

export default function KeptRecordList() {
  return (
    <ListPage
      of="keptRecords"
      filters={filters}
      sort={{ field: 'closedOn', order: 'DESC' }}
      sortable={['closedOn', 'eraseOn', 'kind']}
      table={<KeptTable />}
      cards={<KeptCards />}
    />
  );
}
