import { ButtonBase } from '@mui/material';
import { v1 } from '@semilla/contract';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import type { AccountDocumentRecord } from '../../../../api/record-types/customer-record.ts';
import { call } from '../../../../api/session.ts';
import { useMay } from '../../../../api/use-may.ts';
import { FileTabButton } from '../../../../kit/fields/FileTabButton.tsx';
import { VisibilityField } from '../../../../kit/fields/VisibilityField.tsx';
import { useUndoableChange } from '../../../../kit/record/undo/use-undoable-change.ts';

const words = 'account.backoffice.documents';

export function FileLinkField() {
  const record = useRecordContext<AccountDocumentRecord>();
  if (!record) return null;
  const params = { accountDocumentId: record.accountDocumentId };
  return (
    <FileTabButton name={record.file.name} findUrl={() => call(v1.accountDocuments.findUrl, { params })} />
  );
}

const isByCustomer = ({ ownerId, accountId }: AccountDocumentRecord) => ownerId === accountId;

export function OriginField() {
  const record = useRecordContext<AccountDocumentRecord>();
  const translate = useTranslate();
  const origin = record && isByCustomer(record) ? 'byCustomer' : 'byStaff';
  return <>{translate(`${words}.${origin}`)}</>;
}

/** Whether the customer sees a document. Pressing it shows the customer what staff uploaded, or hides it. */
export function DocumentVisibilityField() {
  const record = useRecordContext<AccountDocumentRecord>();
  const translate = useTranslate();
  const mayEdit = useMay('account-documents', 'edit');
  const { shown, change } = useUndoableChange<AccountDocumentRecord>('account-documents');
  if (!record) return null;
  const visible = shown?.visible ?? record.visible;
  const chip = <VisibilityField isVisible={visible} words={words} />;
  if (!mayEdit || isByCustomer(record)) return chip;
  return (
    <ButtonBase
      aria-label={`${translate(`${words}.${visible ? 'visible' : 'hidden'}`)}: ${record.file.name}`}
      title={translate(`${words}.${visible ? 'hide' : 'show'}`)}
      onClick={() =>
        change({
          record,
          changes: { visible: !visible },
          message: `${words}.${visible ? 'nowHidden' : 'nowVisible'}`,
        })
      }
      sx={{ borderRadius: 4, minHeight: 32 }}
    >
      {chip}
    </ButtonBase>
  );
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
