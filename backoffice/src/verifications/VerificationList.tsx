import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable, ListNoResults, useRecordContext, useTranslate } from 'react-admin';
import type { VerificationRecord } from '../customers/customer-record.ts';
import { DayField } from '../fields/DayField.tsx';
import { nothing } from '../fields/nothing.ts';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import { PlainField } from '../fields/PlainField.tsx';
import { VerificationChip } from '../fields/VerificationChip.tsx';
import { ListPage } from '../layout/ListPage.tsx';
import { Message } from '../layout/Message.tsx';
import { RecordCard, RecordCards } from '../layout/RecordCards.tsx';
import { recordTable } from '../layout/record-table.ts';
import { verificationFilters } from './verification-filters.tsx';

const { Col } = DataTable<VerificationRecord>;

function Whose() {
  const record = useRecordContext<VerificationRecord>();
  return record ? <PlaceLink to={`/verification/${record.id}`}>{record.userName}</PlaceLink> : null;
}

/** Why it came out as it did: whoever decided last says so, else the provider. */
function Why() {
  const record = useRecordContext<VerificationRecord>();
  return (
    <Box component="span" sx={{ display: 'block', whiteSpace: 'normal', minWidth: 200 }}>
      {record?.decisionReason ?? record?.reason ?? nothing}
    </Box>
  );
}

function VerificationTable() {
  return (
    <DataTable<VerificationRecord>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['reasonCode', 'action', 'createdAt']}
      empty={<ListNoResults />}
      sx={recordTable}
    >
      <Col source="name" label="account.backoffice.verifications.customer" field={Whose} disableSort />
      <Col source="attempt" label="account.fields.attempt" align="right" disableSort />
      <Col source="status" label="account.fields.status" field={VerificationChip} disableSort />
      <Col source="why" label="account.fields.reason" field={Why} disableSort />
      <Col source="reasonCode" label="account.fields.reasonCode" field={PlainField} disableSort />
      <Col source="action" label="account.fields.action" field={PlainField} disableSort />
      <Col source="createdAt" label="account.fields.createdAt" field={DayField} />
      <Col source="updatedAt" label="account.fields.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Col>
    </DataTable>
  );
}

function VerificationCards() {
  const translate = useTranslate();
  return (
    <RecordCards<VerificationRecord>>
      {({ userName, attempt }) => (
        <RecordCard title={userName} chip={<VerificationChip source="status" />}>
          <Typography variant="body2" color="textSecondary">
            {translate('account.backoffice.verifications.attempt', { attempt })} ·{' '}
            <DayField source="updatedAt" hasTime />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoVerifications() {
  const translate = useTranslate();
  return (
    <Message
      icon={<BadgeIcon />}
      title={translate('account.backoffice.verifications.empty')}
      text={translate('account.backoffice.verifications.emptyHint')}
    />
  );
}

export default function VerificationList() {
  return (
    <ListPage
      title="account.backoffice.verifications.title"
      filters={verificationFilters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      sortable={['updatedAt', 'createdAt']}
      table={<VerificationTable />}
      cards={<VerificationCards />}
      empty={<NoVerifications />}
    />
  );
}
