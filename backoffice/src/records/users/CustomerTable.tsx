import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton } from '@mui/material';
import { DataTable, LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { type CustomerRecord, fullName, isCustomer } from '../../api/record-types/customer-record.ts';
import { CountryField } from '../../kit/fields/CountryField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { ManagerField } from '../../kit/fields/ManagerField.tsx';
import { onlyHere } from '../../kit/fields/only-here.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { YesNoField } from '../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';
import { BulkToolbar } from '../../kit/list/bulk/BulkToolbar.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { SelectableRows } from '../../kit/list/SelectableRows.tsx';
import { AccountChips } from './CustomerBadges.tsx';
import { CustomerBulkActions } from './CustomerBulkActions.tsx';

const { Col } = DataTable<CustomerRecord>;
const hiddenAtFirst = [
  'phone',
  'kind',
  'surname',
  'legalRepresentativeName',
  'taxId',
  'legalForm',
  'nationality',
  'birthdayAt',
  'identificationDocumentNumber',
  'role',
  'disabled',
  'emailConfirmed',
  'otpConfigured',
  'language',
];

function CustomerNameField() {
  const record = useRecordContext<CustomerRecord>();
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <PlaceLink to={`/customer/${record.id}`}>{fullName(record)}</PlaceLink>
      <AccountChips />
    </Box>
  );
}

function EditLink() {
  const record = useRecordContext<CustomerRecord>();
  const createPath = useCreatePath();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <IconButton
      size="small"
      component={LinkBase}
      to={createPath({ resource: 'customer', type: 'edit', id: record.id })}
      aria-label={translate('account.backoffice.edit.title', { name: fullName(record) })}
      onClick={onlyHere}
    >
      <EditIcon fontSize="small" />
    </IconButton>
  );
}

/** Each column is a field that the API can sort by. */
export function CustomerTable() {
  return (
    <SelectableRows>
      <RecordTable<CustomerRecord>
        rowClick="show"
        bulkActionButtons
        bulkActionsToolbar={
          <BulkToolbar>
            <CustomerBulkActions />
          </BulkToolbar>
        }
        isRowSelectable={isCustomer}
        hiddenColumns={hiddenAtFirst}
      >
        <Col source="name" label="fields.users.name" field={CustomerNameField} />
        <Col source="surname" label="fields.users.surname" />
        <Col source="email" label="fields.users.email" />
        <Col source="phone" label="fields.users.phone" />
        <Col
          source="verificationStatus"
          label="fields.users.verificationStatus"
          field={VerificationStatusField}
        />
        <Col source="managerName" label="fields.users.managerName">
          <ManagerField source="managerId" />
        </Col>
        <Col source="kind" label="fields.users.kind">
          <TranslatedField source="kind" words="account.kinds" />
        </Col>
        <Col source="legalRepresentativeName" label="fields.users.legalRepresentativeName" />
        <Col source="taxId" label="fields.users.taxId" />
        <Col source="legalForm" label="fields.users.legalForm">
          <TranslatedField source="legalForm" words="account.legalForms" />
        </Col>
        <Col source="nationality" label="fields.users.nationality" field={CountryField} />
        <Col source="birthdayAt" label="fields.users.birthdayAt" field={DayField} />
        <Col source="identificationDocumentNumber" label="fields.users.identificationDocumentNumber" />
        <Col source="role" label="fields.users.role">
          <TranslatedField source="role" words="common.roles" />
        </Col>
        <Col source="disabled" label="fields.users.disabled" field={YesNoField} />
        <Col source="emailConfirmed" label="fields.users.emailConfirmed" field={YesNoField} />
        <Col source="otpConfigured" label="fields.users.otpConfigured" field={YesNoField} />
        <Col source="language" label="fields.users.language">
          <TranslatedField source="language" words="account.languages" />
        </Col>
        <Col source="createdAt" label="fields.users.createdAt" field={DayField} />
        <Col source="edit" label="ra.action.edit" disableSort align="right" field={EditLink} />
      </RecordTable>
    </SelectableRows>
  );
}
