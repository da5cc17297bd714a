import { v1 } from '@semilla/contract';
import { TextInput } from 'react-admin';
import { formProblems } from '../../api/form-problems.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { FocusWithin } from '../../kit/form/FocusWithin.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';

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
