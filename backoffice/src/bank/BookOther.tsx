import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type OtherBooking, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { Refusal } from '../inputs/Refusal.tsx';
import { useMoneyAct } from '../inputs/use-money-act.ts';
import { call } from '../providers/session.ts';
import type { EntryRecord } from './entry-record.ts';
import { useCandidates } from './use-candidates.ts';

const words = 'payment.bank.other';

/** What a movement may be besides a deposit, the payment of a withdrawal or its return. */
function choicesFor({ side, isReturn }: EntryRecord): OtherBooking[] {
  if (side === 'in') return isReturn ? [] : ['thirdParty'];
  return isReturn ? ['takenBack'] : ['bankCost', 'sentBack', 'takenBack'];
}

interface ChoiceProps {
  source: string;
  label: string;
  /** What is shown where there is nothing to choose. */
  none: string;
  choices: { id: string; name: string }[];
}

function ChoiceInput({ source, label, none, choices }: ChoiceProps) {
  const translate = useTranslate();
  if (!choices.length) return <Typography>{translate(`${words}.${none}`)}</Typography>;
  return (
    <SelectInput
      source={source}
      label={`${words}.${label}`}
      choices={choices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  );
}

/** Chooses among the deposits of the movement's amount. */
function DepositInput({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const { data: candidates } = useCandidates(entry);
  if (!candidates) return null;
  const choices = candidates.flatMap(({ userName, deposit }) =>
    deposit
      ? {
          id: deposit.transactionId,
          name: translate('payment.bank.withdrawalOf', {
            amount: formatMoney(deposit.amount),
            name: userName,
            at: formatDate(deposit.createdAt),
          }),
        }
      : [],
  );
  return <ChoiceInput source="transactionId" label="which" none="none" choices={choices} />;
}

/** Chooses among the movements of third parties of this amount that were not sent back. */
function ReceivedInput({ entry: { amount, bankEntryId } }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const { data: received } = useQuery({
    queryKey: ['bank', 'received', bankEntryId],
    queryFn: async ({ signal }) => {
      const query = { bookedAs: ['thirdParty' as const], take: 100, orderSide: 'desc' as const };
      return (await call(v1.bankEntries.find, { query }, { signal })).data;
    },
    retry: false,
  });
  if (!received) return null;
  const choices = received
    .filter((one) => one.amount === amount && one.sentBackById === null)
    .map(({ bankEntryId: id, bookedOn, counterpartyName, text }) => ({
      id,
      name: translate('payment.bank.withdrawalOf', {
        amount: formatMoney(amount),
        name: counterpartyName ?? text,
        at: formatDate(bookedOn),
      }),
    }));
  return <ChoiceInput source="receivedId" label="whichReceived" none="noneReceived" choices={choices} />;
}

interface DialogProps {
  entry: EntryRecord;
  as: OtherBooking;
  onClose: () => void;
}

function OtherDialog({ entry, as, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { bankEntryId } = entry;
  const acting = useMoneyAct(v1.bankEntries.bookOther, () => {
    notify(`${words}.done`, { type: 'success' });
    onClose();
  });
  const bodyOf = ({ transactionId, receivedId, why }: Record<string, unknown>) => ({
    as,
    ...(as === 'takenBack' && { transactionId }),
    ...(as === 'sentBack' && { receivedId }),
    why,
  });
  return (
    <FormDialog
      title={`${words}.${as}.title`}
      saveLabel={`${words}.${as}.action`}
      record={{ id: bankEntryId }}
      validate={(values) => formProblems(v1.bankEntries.bookOther, bodyOf(values))}
      onSubmit={(values) => acting.run({ params: { bankEntryId }, body: bodyOf(values) })}
      onLeave={onClose}
    >
      <Refusal message={acting.refusal} />
      <Typography>{translate(`${words}.${as}.hint`)}</Typography>
      {as === 'takenBack' && <DepositInput entry={entry} />}
      {as === 'sentBack' && <ReceivedInput entry={entry} />}
      <TextInput source="why" label="approvals.why" multiline minRows={2} isRequired />
    </FormDialog>
  );
}

/** Books the movement as something that is no customer's, or as a deposit that the bank took back. */
export function BookOther({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState<OtherBooking>();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {choicesFor(entry).map((as) => (
          <Button key={as} variant="outlined" onClick={() => setWanted(as)}>
            {translate(`${words}.${as}.action`)}
          </Button>
        ))}
      </Stack>
      {wanted && <OtherDialog entry={entry} as={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}
