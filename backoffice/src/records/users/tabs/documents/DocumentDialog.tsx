import { pdfTypes } from '@semilla/contract';
import { BooleanInput } from 'react-admin';
import { DialogForm } from '../../../../kit/form/DialogForm.tsx';
import { FileInput } from '../../../../kit/inputs/FileInput.tsx';
import type { AddDialogProps } from '../AddInDialog.tsx';

// A multipart form carries booleans as text.
const tidy = (values: Record<string, unknown>) => ({ ...values, visible: String(values.visible ?? true) });

export function DocumentDialog({ customer, onDone, onClose }: AddDialogProps) {
  return (
    <DialogForm
      title="account.backoffice.documents.add"
      resource="account-documents"
      given={{ accountId: customer.userId }}
      tidy={tidy}
      onDone={onDone}
      onClose={onClose}
    >
      <FileInput
        source="file"
        label="account.backoffice.documents.chooseFile"
        helperText="account.backoffice.documents.fileHint"
        types={pdfTypes}
      />
      <BooleanInput
        source="visible"
        label="fields.accountDocuments.visible"
        defaultValue
        helperText="account.backoffice.documents.visibleHint"
      />
    </DialogForm>
  );
}
