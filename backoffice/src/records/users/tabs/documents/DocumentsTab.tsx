import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import UploadIcon from '@mui/icons-material/UploadFile';
import { formatDateTime } from '@semilla/format';
import { NullableBooleanInput } from 'react-admin';
import type { AccountDocumentRecord } from '../../../../api/record-types/customer-record.ts';
import { FileSizeField } from '../../../../kit/fields/FileSizeField.tsx';
import { RecordCards } from '../../../../kit/list/RecordCards.tsx';
import { RelatedList } from '../../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../../kit/list/RowCard.tsx';
import { AddInDialog } from '../AddInDialog.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import {
  DeleteDocumentButton,
  DocumentVisibilityField,
  FileLinkField,
  OriginField,
} from './DocumentFields.tsx';
import { DocumentTable } from './DocumentTable.tsx';

function DocumentRow({ record }: { record: AccountDocumentRecord }) {
  return (
    <RowCard
      icon={<DescriptionIcon />}
      title={<FileLinkField />}
      details={
        <>
          <FileSizeField source="file.sizeBytes" /> · {formatDateTime(record.createdAt)} · <OriginField />
        </>
      }
    >
      <DocumentVisibilityField />
      <DeleteDocumentButton />
    </RowCard>
  );
}

const filters = [
  <NullableBooleanInput key="visible" source="visible" label="fields.accountDocuments.visible" />,
];

/** The PDFs of a customer, uploaded by them or by staff. */
export default function DocumentsTab() {
  return (
    <RelatedList
      resource="account-documents"
      target="accountId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt']}
      filters={filters}
      table={<DocumentTable />}
      icon={<DescriptionIcon />}
      empty="account.backoffice.documents.empty"
      emptyHint="account.backoffice.documents.emptyHint"
      actions={
        <AddInDialog
          resource="account-documents"
          label="account.backoffice.documents.add"
          icon={<UploadIcon />}
          dialog={DocumentDialog}
        />
      }
      cards={<RecordCards<AccountDocumentRecord>>{(record) => <DocumentRow record={record} />}</RecordCards>}
    />
  );
}
