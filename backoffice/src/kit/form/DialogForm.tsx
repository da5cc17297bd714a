import type { ReactNode } from 'react';
import { type FormProblems, formProblems } from '../../api/form-problems.ts';
import { endpointOf } from '../../api/resources.ts';
import { FormDialog } from './FormDialog.tsx';
import { useGoingOnAfterSave } from './going-on-after-save.tsx';
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
  /** Finds problems that the schema of the call does not know. */
  moreProblems?: (values: Values) => FormProblems;
  /** The notice after saving, in place of the usual “created” or “saved”. */
  doneMessage?: string;
  onDone: (saved: Saved) => void;
  /** Adds a button that saves and then goes on to the next step, instead of `onDone`. */
  onGoOn?: (() => void) | undefined;
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
  moreProblems,
  doneMessage,
  onDone,
  onGoOn,
  onClose,
  children,
}: DialogFormProps) {
  const { end, buttons } = useGoingOnAfterSave(onDone, onGoOn);
  const { save, uploadPercent, stop } = useSaveRecord(resource, record, end, doneMessage);
  const endpoint = endpointOf(resource, record ? 'edit' : 'create');
  const sent = (values: Values) => ({ ...given, ...tidy(values) });
  return (
    <FormDialog
      title={title}
      record={record}
      edits={record && resource}
      saveLabel={saveLabel}
      validate={(values) => ({ ...formProblems(endpoint, sent(values)), ...moreProblems?.(values) })}
      onSubmit={(values) => save(sent(values))}
      // During an upload, leaving cancels the upload and keeps the form open for another try.
      onLeave={uploadPercent === undefined ? onClose : stop}
      uploadPercent={uploadPercent}
      submit={buttons}
    >
      {children}
    </FormDialog>
  );
}
