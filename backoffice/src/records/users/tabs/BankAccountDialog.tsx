import { attachmentTypes } from '@semilla/contract';
import { BooleanInput, TextInput } from 'react-admin';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { FileInput } from '../../../kit/inputs/FileInput.tsx';
import type { AddDialogProps } from './AddInDialog.tsx';

// A multipart form carries booleans as text.
const tidy = (values: Record<string, unknown>) => ({ ...values, main: String(values.main ?? false) });

export function BankAccountDialog({ customer, onDone, onClose }: AddDialogProps) {
  return (
    <DialogForm
      title="payment.backoffice.add"
      resource="bank-account"
      given={{ userId: customer.userId }}
      tidy={tidy}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput source="alias" label="fields.bankAccounts.alias" isRequired />
      <TextInput source="account" label="fields.bankAccounts.account" isRequired />
      <FileInput
        source="document"
        label="payment.backoffice.chooseCertificate"
        helperText="payment.backoffice.certificateHint"
        types={attachmentTypes}
      />
      <BooleanInput
        source="main"
        label="fields.bankAccounts.main"
        defaultValue={false}
        helperText="payment.backoffice.mainHint"
      />
    </DialogForm>
  );
}
