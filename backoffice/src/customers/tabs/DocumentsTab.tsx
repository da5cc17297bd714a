import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import UploadIcon from '@mui/icons-material/UploadFile';
import Link from '@mui/material/Link';
import { formatDateTime, formatFileSize } from '@semilla/format';
import { DeleteWithConfirmButton, useTranslate } from 'react-admin';
import { ColourChip } from '../../fields/ColourChip.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { RowCard } from '../../layout/RowCard.tsx';
import type { AccountDocumentRecord } from '../customer-record.ts';
import { AddInDialog } from './AddInDialog.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';

function DocumentRow({ record }: { record: AccountDocumentRecord }) {
  const translate = useTranslate();
  const { file, visible, viewUrl, createdAt, ownerId, accountId } = record;
  const by =
    ownerId === accountId
      ? 'account.backoffice.documents.byCustomer'
      : 'account.backoffice.documents.byStaff';
  return (
    <RowCard
      icon={<DescriptionIcon />}
      title={
        <Link href={viewUrl} target="_blank" rel="noreferrer">
          {file.name}
        </Link>
      }
      details={[formatFileSize(file.sizeBytes), formatDateTime(createdAt), translate(by)].join(' · ')}
    >
      <ColourChip
        colour={visible ? 'blue' : 'grey'}
        label={translate(
          visible ? 'account.backoffice.documents.visible' : 'account.backoffice.documents.hidden',
        )}
      />
      <DeleteWithConfirmButton
        aria-label={`${translate('ra.action.delete')}: ${file.name}`}
        confirmTitle={translate('account.backoffice.documents.delete', { name: file.name })}
        confirmContent="common.backoffice.cannotBeUndone"
        mutationMode="pessimistic"
        redirect={false}
      />
    </RowCard>
  );
}

/** The PDFs kept for a customer, their own and those that staff brought. */
export default function DocumentsTab() {
  return (
    <RelatedList<AccountDocumentRecord>
      resource="account-documents"
      target="accountId"
      sort={{ field: 'createdAt', order: 'DESC' }}
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
    >
      {(record) => <DocumentRow record={record} />}
    </RelatedList>
  );
}
