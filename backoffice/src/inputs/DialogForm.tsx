import type { ReactNode } from 'react';
import { endpointOf } from '../providers/resources.ts';
import { FormDialog } from './FormDialog.tsx';
import { formProblems } from './form-problems.ts';
import { type Saved, useSaveRecord } from './use-save-record.ts';

type Values = Record<string, unknown>;

interface DialogFormProps {
  title: string;
  resource: string;
  /** The record to edit. Without it, the form creates a new one. */
  record?: Saved;
  /** Values of a new record that the form does not ask for. */
  given?: Values;
  /** Converts the form's values to the values to send. */
  tidy?: (values: Values) => Values;
  saveLabel?: string;
  onDone: (saved: Saved) => void;
  onClose: () => void;
  children: ReactNode;
}

const unchanged = (values: Values) => values;

/** Creates or edits a record in a dialog, which stays open until the API accepts the values. */
export function DialogForm({
  title,
  resource,
  record,
  given,
  tidy = unchanged,
  saveLabel,
  onDone,
  onClose,
  children,
}: DialogFormProps) {
  const { save, uploadPercent, stop } = useSaveRecord(resource, record, onDone);
  const endpoint = endpointOf(resource, record ? 'edit' : 'create');
  const sent = (values: Values) => ({ ...given, ...tidy(values) });
  return (
    <FormDialog
      title={title}
      record={record}
      saveLabel={saveLabel}
      validate={(values) => formProblems(endpoint, sent(values))}
      onSubmit={(values) => save(sent(values))}
      // During an upload, leaving cancels the upload and keeps the form open for another try.
      onLeave={uploadPercent === undefined ? onClose : stop}
      uploadPercent={uploadPercent}
    >
      {children}
    </FormDialog>
  );
}
