import { v1 } from '@semilla/contract';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import { FileTabButton } from '../../../fields/FileTabButton.tsx';
import { call } from '../../../providers/session.ts';
import type { AccountDocumentRecord } from '../../customer-record.ts';

export function FileLinkField() {
  const record = useRecordContext<AccountDocumentRecord>();
  if (!record) return null;
  const params = { accountDocumentId: record.accountDocumentId };
  return (
    <FileTabButton name={record.file.name} findUrl={() => call(v1.accountDocuments.findUrl, { params })} />
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
