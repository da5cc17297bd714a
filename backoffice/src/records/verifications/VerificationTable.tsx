import { Box } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { nothing } from '../../kit/fields/nothing.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { useReasonText } from '../../kit/fields/use-reason-text.ts';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { AttemptField } from './AttemptField.tsx';
import { LastActionField } from './LastActionField.tsx';

const { Col } = DataTable<VerificationRecord>;

function CustomerNameField() {
  const record = useRecordContext<VerificationRecord>();
  return record ? <PlaceLink to={`/verification/${record.id}`}>{record.userName}</PlaceLink> : null;
}

/** The administrator's reason, or the provider's if there is none. */
function ReasonField() {
  const record = useRecordContext<VerificationRecord>();
  const reasonText = useReasonText();
  return (
    <Box component="span" sx={{ display: 'block', whiteSpace: 'normal', minWidth: 200 }}>
      {(record && (record.decisionReason ?? reasonText(record))) ?? nothing}
    </Box>
  );
}

/** The verification attempts of all customers or of one. */
export function VerificationTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<VerificationRecord> rowClick="show" hiddenColumns={['reasonCode', 'action', 'createdAt']}>
      {!ofCustomer && (
        <Col source="userName" label="fields.verifications.userName" field={CustomerNameField} />
      )}
      <Col
        source="attempt"
        label="fields.verifications.attempt"
        align={ofCustomer ? undefined : 'right'}
        field={ofCustomer ? AttemptField : undefined}
      />
      <Col source="status" label="fields.verifications.status" field={VerificationStatusField} />
      <Col source="reason" label="fields.verifications.reason" field={ReasonField} />
      <Col source="reasonCode" label="fields.verifications.reasonCode" field={PlainField} />
      <Col source="action" label="fields.verifications.action" field={LastActionField} />
      <Col source="createdAt" label="fields.verifications.createdAt" field={DayField} />
      <Col source="updatedAt" label="fields.verifications.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Col>
    </RecordTable>
  );
}
