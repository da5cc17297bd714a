import { DataTable } from 'react-admin';
import type { DocumentRecord } from '../../../api/record-types/project-record.ts';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { FileSizeField } from '../../../kit/fields/FileSizeField.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useItemActs } from '../contents/item-acts.ts';
import {
  DocumentButtons,
  DocumentTitleField,
  DocumentTypeField,
  DocumentVisibilityField,
} from './DocumentFields.tsx';

const { Col } = DataTable<DocumentRecord>;

export function DocumentTable() {
  const acts = useItemActs();
  return (
    <RecordTable<DocumentRecord> rowClick={false} hiddenColumns={['file.name', 'descriptionEn']}>
      <Col source="description" label="fields.projectDocuments.description" field={DocumentTitleField} />
      <Col source="descriptionEn" label="fields.projectDocuments.descriptionEn" />
      <Col
        source="documentTypeName"
        label="fields.projectDocuments.documentTypeName"
        field={DocumentTypeField}
      />
      <Col source="file.name" label="fields.projectDocuments.fileName" disableSort />
      <Col source="file.sizeBytes" label="project.backoffice.documents.size" align="right" disableSort>
        <FileSizeField source="file.sizeBytes" />
      </Col>
      <Col source="visible" label="fields.projectDocuments.visible" field={DocumentVisibilityField} />
      <Col source="createdAt" label="fields.projectDocuments.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      {acts && (
        <Col source="acts" label="ra.action.delete" align="right" field={DocumentButtons} disableSort />
      )}
    </RecordTable>
  );
}
