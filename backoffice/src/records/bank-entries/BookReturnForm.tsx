import { Typography } from '@mui/material';
import type { BankEntryCandidate } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { SelectInput, useTranslate } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { Candidates } from './Candidates.tsx';
import { CustomerBooking } from './CustomerBooking.tsx';

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
  const choices = useChoices(candidates);
  const [first] = choices;
  if (!first) return <Typography>{translate('payment.bank.noReturnable')}</Typography>;
  return (
    <CustomerBooking
      entry={entry}
      words={{ act: 'payment.bank.bookReturn', done: 'payment.bank.booked' }}
      draft="bookReturn"
      defaultValues={{ choice: first.id }}
      chosenBy={({ choice }) => ({
        userId: choices.find(({ id }) => id === choice)?.userId,
        transactionId: choice,
      })}
    >
      <SelectInput
        source="choice"
        label="payment.bank.whichWithdrawal"
        choices={choices}
        translateChoice={false}
        helperText={false}
      />
    </CustomerBooking>
  );
}

/** Books the movement as a returned withdrawal. Staff choose one of the suggested withdrawals. */
export function BookReturnForm({ entry }: { entry: EntryRecord }) {
  return (
    <Candidates of={entry}>{(candidates) => <ReturnForm entry={entry} candidates={candidates} />}</Candidates>
  );
}
