import Link from '@mui/material/Link';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import type { AccountDocumentRecord } from '../../customer-record.ts';

export function FileLinkField() {
  const record = useRecordContext<AccountDocumentRecord>();
  if (!record) return null;
  return (
    <Link href={record.viewUrl} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {record.file.name}
    </Link>
  );
}

export function OriginField() {
  const record = useRecordContext<AccountDocumentRecord>();
  const translate = useTranslate();
  const origin = record?.ownerId === record?.accountId ? 'byCustomer' : 'byStaff';
  return <>{translate(`account.backoffice.documents.${origin}`)}</>;
}

export function DeleteDocumentButton() {
  const record = useRecordContext<AccountDocumentRecord>();
  const translate = useTranslate();
  const name = record?.file.name;
  return (
    <DeleteWithConfirmButton
      aria-label={`${translate('ra.action.delete')}: ${name}`}
      confirmTitle={translate('common.backoffice.deleteNamed', { name })}
      confirmContent="common.backoffice.cannotBeUndone"
      mutationMode="pessimistic"
      redirect={false}
    />
  );
}
