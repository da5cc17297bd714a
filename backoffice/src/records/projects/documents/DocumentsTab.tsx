import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { formatDate } from '@semilla/format';
import { NullableBooleanInput } from 'react-admin';
import type { DocumentRecord } from '../../../api/record-types/project-record.ts';
import { FileSizeField } from '../../../kit/fields/FileSizeField.tsx';
import { DocumentTypeInput } from '../../../kit/inputs/ChoiceInputs.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { ContentsList, type Words } from '../contents/ContentsList.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import {
  DocumentButtons,
  DocumentTitleField,
  DocumentTypeField,
  DocumentVisibilityField,
} from './DocumentFields.tsx';
import { DocumentTable } from './DocumentTable.tsx';

function DocumentRow({ record }: { record: DocumentRecord }) {
  return (
    <RowCard
      icon={<DescriptionIcon />}
      title={<DocumentTitleField />}
      details={
        <>
          <div>
            <DocumentTypeField /> · {record.file.name}
          </div>
          <div>
            <FileSizeField source="file.sizeBytes" /> · {formatDate(record.createdAt)}
          </div>
        </>
      }
    >
      <DocumentVisibilityField />
      <DocumentButtons />
    </RowCard>
  );
}

const words: Words = {
  add: 'project.backoffice.documents.add',
  empty: 'project.backoffice.documents.empty',
  emptyHint: 'project.backoffice.documents.emptyHint',
};

const filters = [
  <DocumentTypeInput
    key="documentTypeId"
    source="documentTypeId"
    label="fields.projectDocuments.documentTypeName"
  />,
  <NullableBooleanInput key="visible" source="visible" label="fields.projectDocuments.visible" />,
];

export default function DocumentsTab() {
  return (
    <ContentsList<DocumentRecord>
      resource="project-documents"
      sort={{ field: 'createdAt', order: 'ASC' }}
      sortable={['createdAt', 'description']}
      // A new document is added at the end. With 25 rows it is usually still on the first page.
      perPage={25}
      filters={filters}
      table={<DocumentTable />}
      cards={<RecordCards<DocumentRecord>>{(record) => <DocumentRow record={record} />}</RecordCards>}
      icon={<DescriptionIcon />}
      words={words}
      form={DocumentDialog}
    />
  );
}
