import { DataTable } from 'react-admin';
import type { AccountDocumentRecord } from '../../../../api/record-types/customer-record.ts';
import { DayField } from '../../../../kit/fields/DayField.tsx';
import { FileSizeField } from '../../../../kit/fields/FileSizeField.tsx';
import { RecordTable } from '../../../../kit/list/RecordTable.tsx';
import {
  DeleteDocumentButton,
  DocumentVisibilityField,
  FileLinkField,
  OriginField,
} from './DocumentFields.tsx';

const { Col } = DataTable<AccountDocumentRecord>;

export function DocumentTable() {
  return (
    <RecordTable<AccountDocumentRecord> rowClick={false}>
      <Col source="name" label="fields.accountDocuments.fileName" field={FileLinkField} disableSort />
      <Col source="size" label="account.backoffice.documents.size" align="right" disableSort>
        <FileSizeField source="file.sizeBytes" />
      </Col>
      <Col source="visible" label="account.backoffice.documents.sight" field={DocumentVisibilityField} />
      <Col source="ownerId" label="account.backoffice.documents.origin" field={OriginField} disableSort />
      <Col source="createdAt" label="fields.accountDocuments.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      <Col source="delete" label="ra.action.delete" align="right" field={DeleteDocumentButton} disableSort />
    </RecordTable>
  );
}
