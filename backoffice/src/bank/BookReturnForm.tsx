import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type BankEntryCandidate, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useState } from 'react';
import { SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
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

type Choice = { id: string; name: string; userId: string };

function useChoices(candidates: readonly BankEntryCandidate[]): Choice[] {
  const translate = useTranslate();
  return candidates.flatMap(({ userId, userName, reasons, withdrawal }) => {
    if (!withdrawal) return [];
    const { transactionId, amount, createdAt } = withdrawal;
    const values = { amount: formatMoney(amount), name: userName, at: formatDate(createdAt) };
    const why = reasons.map((reason) => translate(`payment.bank.reasons.${reason}`)).join(', ');
    return { id: transactionId, userId, name: `${translate('payment.bank.withdrawalOf', values)} (${why})` };
  });
}

function ReturnForm({ entry, candidates }: { entry: EntryRecord; candidates: BankEntryCandidate[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const approveKey = useMoneyKey('approve');
  const draftPath = useProseDraftPath('bookReturn');
  const choices = useChoices(candidates);
  const [isWhyMissing, setWhyMissing] = useState(false);
  const acting = useMoneyAct(v1.bankEntries.book, ({ userName }) =>
    notify('payment.bank.booked', { type: 'success', messageArgs: { name: userName } }),
  );
  const [first] = choices;
  if (!first) return <Typography>{translate('payment.bank.noReturnable')}</Typography>;
  const bodyOf = ({ choice, why }: Record<string, unknown>) => ({
    userId: choices.find(({ id }) => id === choice)?.userId,
    transactionId: choice,
    why,
  });
  const submit = async (values: Record<string, unknown>) => {
    const params = { bankEntryId: entry.bankEntryId };
    const refused = await acting.run({ params, body: bodyOf(values) });
    if (refused?.why) setWhyMissing(true);
    return refused;
  };
  return (
    <PersistentForm
      defaultValues={{ choice: first.id }}
      validate={(values) => formProblems(v1.bankEntries.book, bodyOf(values))}
      onSubmit={submit}
      proseDraftPath={draftPath}
      warnWhenUnsavedChanges={false}
    >
      <Stack sx={{ gap: 1 }}>
        <ProseDraftOffer />
        <Refusal message={acting.refusal} />
        <SelectInput
          source="choice"
          label="payment.bank.whichWithdrawal"
          choices={choices}
          translateChoice={false}
          helperText={false}
        />
        {isWhyMissing && <TextInput source="why" label="approvals.why" multiline minRows={2} />}
        <Button type="submit" variant="contained" size="large" disabled={acting.isSending} {...approveKey}>
          {translate('payment.bank.bookReturn', { amount: formatMoney(entry.amount) })}
          <KeyCap of="approve" isMoney />
        </Button>
      </Stack>
    </PersistentForm>
  );
}

/** Books the movement as a returned withdrawal. Staff choose one of the suggested withdrawals. */
export function BookReturnForm({ entry }: { entry: EntryRecord }) {
  return (
    <Candidates of={entry}>{(candidates) => <ReturnForm entry={entry} candidates={candidates} />}</Candidates>
  );
}
