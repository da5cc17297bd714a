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
  if (side === 'in') return ['thirdParty', 'bankCost'];
  return isReturn ? ['takenBack'] : ['bankCost', 'sentBack', 'takenBack'];
}

/** The words of a booking: of money that came in, it may be what left before. */
function wordsOf({ side, isReturn }: EntryRecord, as: OtherBooking): string {
  if (side === 'in' && as === 'bankCost') return 'costBack';
  return side === 'in' && isReturn ? 'thirdPartyBack' : as;
}

/** What left and came back; undefined if nothing did. */
function leftAs({ side, isReturn }: EntryRecord, as: OtherBooking): OtherBooking | undefined {
  if (side === 'out') return undefined;
  if (as === 'bankCost') return 'bankCost';
  return isReturn ? 'sentBack' : undefined;
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

interface ReversedProps {
  entry: EntryRecord;
  /** What the movements were booked as. */
  bookedAs: OtherBooking;
  source: 'receivedId' | 'sentId';
}

/** Chooses among the movements of the other side that were not undone: of this amount, or costs of this amount or more. */
function ReversedInput({ entry: { amount, side, bankEntryId }, bookedAs, source }: ReversedProps) {
  const translate = useTranslate();
  const { data: found } = useQuery({
    queryKey: ['bank', bookedAs, bankEntryId],
    queryFn: async ({ signal }) => {
      const other = side === 'in' ? ('out' as const) : ('in' as const);
      const query = { bookedAs: [bookedAs], side: other, take: 100, orderSide: 'desc' as const };
      return (await call(v1.bankEntries.find, { query }, { signal })).data;
    },
    retry: false,
  });
  if (!found) return null;
  const fits = (other: typeof amount) => (bookedAs === 'bankCost' ? other >= amount : other === amount);
  const choices = found
    .filter((one) => fits(one.amount) && one.sentBackById === null)
    .map((one) => ({
      id: one.bankEntryId,
      name: translate('payment.bank.withdrawalOf', {
        amount: formatMoney(one.amount),
        name: one.counterpartyName ?? one.text,
        at: formatDate(one.bookedOn),
      }),
    }));
  const [label, none] =
    source === 'receivedId' ? ['whichReceived', 'noneReceived'] : ['whichSent', 'noneSent'];
  return <ChoiceInput source={source} label={label} none={none} choices={choices} />;
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
  const left = leftAs(entry, as);
  const bodyOf = ({ transactionId, receivedId, sentId, why }: Record<string, unknown>) => ({
    as,
    ...(as === 'takenBack' && { transactionId }),
    ...(as === 'sentBack' && { receivedId }),
    ...(left && { sentId }),
    why,
  });
  return (
    <FormDialog
      title={`${words}.${wordsOf(entry, as)}.title`}
      saveLabel={`${words}.${wordsOf(entry, as)}.action`}
      record={{ id: bankEntryId }}
      validate={(values) => formProblems(v1.bankEntries.bookOther, bodyOf(values))}
      onSubmit={(values) => acting.run({ params: { bankEntryId }, body: bodyOf(values) })}
      onLeave={onClose}
    >
      <Refusal message={acting.refusal} />
      <Typography>{translate(`${words}.${wordsOf(entry, as)}.hint`)}</Typography>
      {as === 'takenBack' && <DepositInput entry={entry} />}
      {as === 'sentBack' && <ReversedInput entry={entry} bookedAs="thirdParty" source="receivedId" />}
      {left && <ReversedInput entry={entry} bookedAs={left} source="sentId" />}
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
            {translate(`${words}.${wordsOf(entry, as)}.action`)}
          </Button>
        ))}
      </Stack>
      {wanted && <OtherDialog entry={entry} as={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}
