import BulkIcon from '@mui/icons-material/LibraryAddCheckOutlined';
import { Typography } from '@mui/material';
import { bulkActNames, bulkActStates } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { DataTable, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { type BulkActRecord, triedOf } from '../../api/record-types/bulk-act-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { RelativeTimeField } from '../../kit/fields/RelativeTimeField.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { BulkActStateField } from './BulkActStateField.tsx';
import { useActName } from './use-act-name.ts';

const { Col } = DataTable<BulkActRecord>;
const fields = 'fields.bulkActs';
const choices = (ids: readonly string[], words: string) =>
  ids.map((id) => ({ id, name: `overview.bulk.${words}.${id}` }));

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={`${fields}.state`}
    choices={choices(bulkActStates, 'states')}
    alwaysOn
  />,
  <SelectInput
    key="act"
    source="act"
    label={`${fields}.act`}
    choices={choices(bulkActNames, 'acts')}
    alwaysOn
  />,
];

function ActField() {
  const record = useRecordContext<BulkActRecord>();
  const nameOf = useActName();
  return record ? <PlaceLink to={`/bulk-acts/${record.id}`}>{nameOf(record)}</PlaceLink> : null;
}

const counts = ['total', 'done', 'unchanged', 'refused'] as const;

function BulkActTable() {
  return (
    <RecordTable<BulkActRecord> rowClick="show" hiddenColumns={['unchanged']}>
      <Col source="createdAt" label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Col>
      <Col source="act" label={`${fields}.act`} field={ActField} disableSort />
      <Col source="state" label={`${fields}.state`} field={BulkActStateField} disableSort />
      <Col source="startedByName" label={`${fields}.startedByName`} disableSort />
      {counts.map((source) => (
        <Col
          key={source}
          source={source}
          label={`${fields}.${source}`}
          align="right"
          disableSort={source !== 'total'}
          render={(record) => formatNumber(record[source])}
        />
      ))}
      <Col source="endedAt" label={`${fields}.endedAt`} disableSort>
        <DayField source="endedAt" hasTime />
      </Col>
    </RecordTable>
  );
}

function BulkActCards() {
  const nameOf = useActName();
  const translate = useTranslate();
  return (
    <RecordCards<BulkActRecord>>
      {(record) => (
        <RecordCard title={nameOf(record)} chip={<BulkActStateField />}>
          <Typography variant="body2">
            {translate('overview.bulk.progress', {
              tried: formatNumber(triedOf(record)),
              total: formatNumber(record.total),
            })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {record.startedByName} · <RelativeTimeField at={record.createdAt} />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoBulkActs() {
  const translate = useTranslate();
  return (
    <Message
      icon={<BulkIcon />}
      title={translate('overview.bulk.empty')}
      text={translate('overview.bulk.emptyHint')}
    />
  );
}

export default function BulkActList() {
  return (
    <ListPage
      title="overview.bulk.title"
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'total']}
      table={<BulkActTable />}
      cards={<BulkActCards />}
      empty={<NoBulkActs />}
    />
  );
}
