import { type ReactNode, useRef } from 'react';
import { SaveButton } from 'react-admin';
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
  /** Adds a button that saves and then goes on to the next step, instead of `onDone`. */
  onGoOn?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

interface SaveButtonsProps {
  /** Called before the form is submitted. */
  onPress: (goesOn: boolean) => void;
}

/** The buttons of a form in the steps of creating a project: save and stay there, or save and go on. */
export function SaveButtons({ onPress }: SaveButtonsProps) {
  return (
    <>
      <SaveButton
        alwaysEnable
        variant="outlined"
        label="project.backoffice.create.saveAndStay"
        icon={null}
        onClick={() => onPress(false)}
      />
      <SaveButton
        alwaysEnable
        label="project.backoffice.create.saveAndGoOn"
        icon={null}
        onClick={() => onPress(true)}
      />
    </>
  );
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
  onGoOn,
  onClose,
  children,
}: DialogFormProps) {
  const goesOn = useRef(false);
  const choose = (isGoingOn: boolean) => {
    goesOn.current = isGoingOn;
  };
  const end = (saved: Saved) => (goesOn.current && onGoOn ? onGoOn() : onDone(saved));
  const { save, uploadPercent, stop } = useSaveRecord(resource, record, end);
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
      submit={onGoOn && <SaveButtons onPress={choose} />}
    >
      {children}
    </FormDialog>
  );
}
