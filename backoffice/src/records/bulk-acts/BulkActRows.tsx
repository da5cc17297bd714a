import BulkIcon from '@mui/icons-material/LibraryAddCheckOutlined';
import { Typography } from '@mui/material';
import { type BulkResource, type BulkRowResult, bulkRowResults } from '@semilla/contract';
import { DataTable, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { type BulkRowRecord, recordPaths } from '../../api/record-types/bulk-act-record.ts';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { RelatedList } from '../../kit/list/RelatedList.tsx';

const { Col } = DataTable<BulkRowRecord>;
const fields = 'fields.bulkActRows';
const colours: Record<BulkRowResult, ChipColour> = {
  pending: 'grey',
  done: 'green',
  unchanged: 'blue',
  refused: 'red',
};
const results = bulkRowResults.map((id) => ({ id, name: `overview.bulk.results.${id}` }));
const filters = [
  <SelectInput key="result" source="result" label={`${fields}.result`} choices={results} alwaysOn />,
];

function ResultField() {
  const record = useRecordContext<BulkRowRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const { result } = record;
  return <ColourChip colour={colours[result]} label={translate(`overview.bulk.results.${result}`)} />;
}

function RecordNameField({ of }: { of: BulkResource }) {
  const record = useRecordContext<BulkRowRecord>();
  const translate = useTranslate();
  if (!record) return null;
  if (!record.recordName) return <>{translate('overview.bulk.gone')}</>;
  return <PlaceLink to={recordPaths[of](record.recordId)}>{record.recordName}</PlaceLink>;
}

function RowTable({ of }: { of: BulkResource }) {
  return (
    <RecordTable<BulkRowRecord> rowClick={false}>
      <Col source="position" label={`${fields}.position`} align="right" />
      <Col source="recordName" label={`${fields}.recordName`} disableSort>
        <RecordNameField of={of} />
      </Col>
      <Col source="result" label={`${fields}.result`} field={ResultField} disableSort />
      <Col
        source="reason"
        label={`${fields}.reason`}
        disableSort
        cellClassName="column-description"
        sx={{ '&.RaDataTable-rowCell': { whiteSpace: 'normal', minWidth: 220 } }}
      />
    </RecordTable>
  );
}

function RowCards({ of }: { of: BulkResource }) {
  const translate = useTranslate();
  return (
    <RecordCards<BulkRowRecord>>
      {({ recordId, recordName, reason }) => (
        <RecordCard
          title={recordName ?? translate('overview.bulk.gone')}
          to={recordPaths[of](recordId)}
          chip={<ResultField />}
        >
          {reason && <Typography variant="body2">{reason}</Typography>}
        </RecordCard>
      )}
    </RecordCards>
  );
}

/** The rows of a bulk act with their results, and why some were refused. */
export function BulkActRows({ of }: { of: BulkResource }) {
  const translate = useTranslate();
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {translate('overview.bulk.rows')}
      </Typography>
      <RelatedList
        resource="bulk-act-rows"
        target="bulkActId"
        sort={{ field: 'position', order: 'ASC' }}
        sortable={['position']}
        filters={filters}
        table={<RowTable of={of} />}
        cards={<RowCards of={of} />}
        perPage={25}
        icon={<BulkIcon />}
        empty="overview.bulk.noRows"
        emptyHint="overview.bulk.noRowsHint"
      />
    </section>
  );
}
