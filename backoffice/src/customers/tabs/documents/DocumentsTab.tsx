import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import UploadIcon from '@mui/icons-material/UploadFile';
import { formatDateTime } from '@semilla/format';
import { NullableBooleanInput } from 'react-admin';
import { FileSizeField } from '../../../fields/FileSizeField.tsx';
import { SightChip } from '../../../fields/SightChip.tsx';
import { RecordCards } from '../../../layout/RecordCards.tsx';
import { RelatedList } from '../../../layout/RelatedList.tsx';
import { RowCard } from '../../../layout/RowCard.tsx';
import type { AccountDocumentRecord } from '../../customer-record.ts';
import { AddInDialog } from '../AddInDialog.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { BroughtBy, DeleteDocument, FileLink } from './DocumentFields.tsx';
import { DocumentTable } from './DocumentTable.tsx';

function DocumentRow({ record }: { record: AccountDocumentRecord }) {
  return (
    <RowCard
      icon={<DescriptionIcon />}
      title={<FileLink />}
      details={
        <>
          <FileSizeField source="file.sizeBytes" /> · {formatDateTime(record.createdAt)} · <BroughtBy />
        </>
      }
    >
      <SightChip source="visible" words="account.backoffice.documents" />
      <DeleteDocument />
    </RowCard>
  );
}

const filters = [
  <NullableBooleanInput key="visible" source="visible" label="fields.accountDocuments.visible" />,
];

/** The PDFs kept for a customer, their own and those that staff brought. */
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
