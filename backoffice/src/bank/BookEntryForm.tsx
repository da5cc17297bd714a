import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type BankEntryCandidate, v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useState } from 'react';
import { BooleanInput, FormDataConsumer, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { CustomerInput } from '../inputs/CustomerInput.tsx';
import { ProseDraftOffer } from '../inputs/drafts/DraftOffer.tsx';
import { useProseDraftPath } from '../inputs/drafts/use-prose-draft-path.ts';
import { formProblems } from '../inputs/form-problems.ts';
import { PersistentForm } from '../inputs/PersistentForm.tsx';
import { Refusal } from '../inputs/Refusal.tsx';
import { useMoneyAct } from '../inputs/use-money-act.ts';
import { useMoneyKey } from '../layout/deciding/deciding-context.ts';
import { KeyCap } from '../layout/deciding/KeyCap.tsx';
import { Candidates } from './Candidates.tsx';
import type { EntryRecord } from './entry-record.ts';

const other = 'other';

/** Selects the customer who made the deposit: one of the suggested customers, or any other. */
function CustomerChoice({ candidates }: { candidates: BankEntryCandidate[] }) {
  const translate = useTranslate();
  const choices = [
    ...candidates.map(({ userId, userName, reasons }) => ({
      id: userId,
      name: `${userName} (${reasons.map((reason) => translate(`payment.bank.reasons.${reason}`)).join(', ')})`,
    })),
    { id: other, name: translate('payment.bank.otherCustomer') },
  ];
  return (
    <SelectInput
      source="choice"
      label="payment.bank.whose"
      choices={choices}
      translateChoice={false}
      helperText={false}
    />
  );
}

function BookingForm({ entry, candidates }: { entry: EntryRecord; candidates: BankEntryCandidate[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const approveKey = useMoneyKey('approve');
  const draftPath = useProseDraftPath('book');
  const [isWhyMissing, setWhyMissing] = useState(false);
  const acting = useMoneyAct(v1.bankEntries.book, ({ userName }) =>
    notify('payment.bank.booked', { type: 'success', messageArgs: { name: userName } }),
  );
  const first = candidates[0]?.userId ?? other;
  const bodyOf = (values: Record<string, unknown>) => ({
    userId: values.choice === other ? values.userId : values.choice,
    isAnother: values.isAnother,
    why: values.why,
  });
  const submit = async (values: Record<string, unknown>) => {
    const params = { bankEntryId: entry.bankEntryId };
    const refused = await acting.run({ params, body: bodyOf(values) });
    if (refused?.why) setWhyMissing(true);
    return refused;
  };
  return (
    <PersistentForm
      defaultValues={{ choice: first }}
      validate={(values) => formProblems(v1.bankEntries.book, bodyOf(values))}
      onSubmit={submit}
      proseDraftPath={draftPath}
      warnWhenUnsavedChanges={false}
    >
      <Stack sx={{ gap: 1 }}>
        <ProseDraftOffer />
        <Refusal message={acting.refusal} />
        <CustomerChoice candidates={candidates} />
        <FormDataConsumer>
          {({ formData }) =>
            formData.choice === other && (
              <CustomerInput source="userId" label="fields.bankEntries.userName" isRequired />
            )
          }
        </FormDataConsumer>
        {entry.doubt === 'alreadyBooked' && <BooleanInput source="isAnother" label="payment.bank.another" />}
        {isWhyMissing && <TextInput source="why" label="approvals.why" multiline minRows={2} />}
        <Button type="submit" variant="contained" size="large" disabled={acting.isSending} {...approveKey}>
          {translate('payment.bank.book', { amount: formatMoney(entry.amount) })}
          <KeyCap of="approve" isMoney />
        </Button>
      </Stack>
    </PersistentForm>
  );
}

export function BookEntryForm({ entry }: { entry: EntryRecord }) {
  return (
    <Candidates of={entry}>
      {(candidates) => <BookingForm entry={entry} candidates={candidates} />}
    </Candidates>
  );
}
