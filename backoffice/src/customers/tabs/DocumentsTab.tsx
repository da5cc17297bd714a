import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import UploadIcon from '@mui/icons-material/UploadFile';
import Link from '@mui/material/Link';
import { formatDateTime, formatFileSize } from '@semilla/format';
import {
  DataTable,
  DeleteWithConfirmButton,
  NullableBooleanInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ColourChip } from '../../fields/ColourChip.tsx';
import { DayField } from '../../fields/DayField.tsx';
import { RecordCards } from '../../layout/RecordCards.tsx';
import { RecordTable } from '../../layout/RecordTable.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { RowCard } from '../../layout/RowCard.tsx';
import type { AccountDocumentRecord } from '../customer-record.ts';
import { AddInDialog } from './AddInDialog.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';

const { Col } = DataTable<AccountDocumentRecord>;

function FileLink() {
  const record = useRecordContext<AccountDocumentRecord>();
  if (!record) return null;
  return (
    <Link href={record.viewUrl} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {record.file.name}
    </Link>
  );
}

function FileSize() {
  const record = useRecordContext<AccountDocumentRecord>();
  return record && <>{formatFileSize(record.file.sizeBytes)}</>;
}

function VisibleChip() {
  const isVisible = useRecordContext<AccountDocumentRecord>()?.visible;
  const translate = useTranslate();
  return (
    <ColourChip
      colour={isVisible ? 'blue' : 'grey'}
      label={translate(`account.backoffice.documents.${isVisible ? 'visible' : 'hidden'}`)}
    />
  );
}

function BroughtBy() {
  const record = useRecordContext<AccountDocumentRecord>();
  const translate = useTranslate();
  const who = record?.ownerId === record?.accountId ? 'byCustomer' : 'byStaff';
  return <>{translate(`account.backoffice.documents.${who}`)}</>;
}

function DeleteDocument() {
  const record = useRecordContext<AccountDocumentRecord>();
  const translate = useTranslate();
  const name = record?.file.name;
  return (
    <DeleteWithConfirmButton
      aria-label={`${translate('ra.action.delete')}: ${name}`}
      confirmTitle={translate('account.backoffice.documents.delete', { name })}
      confirmContent="common.backoffice.cannotBeUndone"
      mutationMode="pessimistic"
      redirect={false}
    />
  );
}

function DocumentTable() {
  return (
    <RecordTable<AccountDocumentRecord> rowClick={false}>
      <Col source="name" label="account.fields.fileName" field={FileLink} disableSort />
      <Col
        source="size"
        label="account.backoffice.documents.size"
        field={FileSize}
        align="right"
        disableSort
      />
      <Col source="visible" label="account.backoffice.documents.sight" field={VisibleChip} disableSort />
      <Col source="ownerId" label="account.backoffice.documents.origin" field={BroughtBy} disableSort />
      <Col source="createdAt" label="account.fields.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      <Col source="delete" label="ra.action.delete" align="right" field={DeleteDocument} disableSort />
    </RecordTable>
  );
}

function DocumentRow({ record }: { record: AccountDocumentRecord }) {
  return (
    <RowCard
      icon={<DescriptionIcon />}
      title={<FileLink />}
      details={
        <>
          <FileSize /> · {formatDateTime(record.createdAt)} · <BroughtBy />
        </>
      }
    >
      <VisibleChip />
      <DeleteDocument />
    </RowCard>
  );
}

const filters = [<NullableBooleanInput key="visible" source="visible" label="account.fields.visible" />];

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
