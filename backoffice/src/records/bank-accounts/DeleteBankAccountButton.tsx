import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';

export function DeleteBankAccountButton() {
  const record = useRecordContext<BankAccountRecord>();
  const translate = useTranslate();
  const mayDelete = useMay('bank-account', 'delete');
  if (!record || !mayDelete) return null;
  return (
    <DeleteWithConfirmButton
      size="medium"
      confirmTitle={translate('payment.backoffice.delete.title', { alias: record.alias })}
      confirmContent="payment.backoffice.delete.content"
      mutationMode="pessimistic"
    />
  );
}
