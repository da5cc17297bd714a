import { v1 } from '@semilla/contract';
import { TextInput } from 'react-admin';
import { FocusWithin } from '../inputs/FocusWithin.tsx';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { Refusal } from '../inputs/Refusal.tsx';
import { useMoneyAct } from '../inputs/use-money-act.ts';

export type SetApart = 'held' | 'setAside';

interface NoteProps {
  bankEntryId: string;
  state: SetApart;
  onClose: () => void;
}

/** Asks why a movement is held or set aside. */
export function NoteDialog({ bankEntryId, state, onClose }: NoteProps) {
  const acting = useMoneyAct(v1.bankEntries.decide, onClose);
  return (
    <FormDialog
      title={`payment.bank.${state}.title`}
      saveLabel={`payment.bank.${state}.action`}
      record={{ id: bankEntryId }}
      validate={({ note }) => formProblems(v1.bankEntries.decide, { state, note })}
      onSubmit={({ note }) => acting.run({ params: { bankEntryId }, body: { state, note } })}
      onLeave={onClose}
    >
      <FocusWithin selector="textarea" />
      <Refusal message={acting.refusal} />
      <TextInput
        source="note"
        label="fields.bankEntries.note"
        helperText={`payment.bank.${state}.hint`}
        multiline
        minRows={2}
        isRequired
      />
    </FormDialog>
  );
}
