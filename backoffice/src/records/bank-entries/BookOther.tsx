import { Button, Stack, Typography } from '@mui/material';
import { type OtherBooking, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BooleanInput, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formProblems } from '../../api/form-problems.ts';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { call } from '../../api/session.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { PaidTaxesInput, paidTaxesOf } from './PaidTaxesInput.tsx';
import { RepaidProjectField } from './RepaidProjectField.tsx';
import { RepaidProjectInput } from './RepaidProjectInput.tsx';
import { type ReversedAs, ReversedInput } from './ReversedInput.tsx';
import { useCandidates } from './use-candidates.ts';

const words = 'payment.bank.other';

/** Ways to book a movement that is not a deposit, a withdrawal payment or a returned withdrawal. */
function choicesFor({ side, isReturn }: EntryRecord): OtherBooking[] {
  if (side === 'in')
    return isReturn
      ? ['thirdParty', 'bankCost', 'promoterPayment', 'taxPaid', 'companyMoney']
      : ['repayment', 'thirdParty', 'companyMoney', 'bankCost'];
  return isReturn
    ? ['takenBack', 'repayment', 'companyMoney']
    : ['bankCost', 'taxPaid', 'companyMoney', 'promoterPayment', 'sentBack', 'takenBack', 'repayment'];
}

/** The message key of a booking. The same booking has different messages for incoming and outgoing money. */
function wordsOf({ side, isReturn }: EntryRecord, as: OtherBooking): string {
  if (side === 'in' && as === 'bankCost') return 'costBack';
  if (side === 'in' && as === 'promoterPayment') return 'promoterBack';
  if (as === 'companyMoney') return side === 'in' ? 'companyIn' : 'companyOut';
  if (as === 'repayment') return side === 'in' ? as : 'repaymentBack';
  if (side === 'in' && as === 'taxPaid') return 'taxBack';
  return side === 'in' && isReturn ? 'thirdPartyBack' : as;
}

/**
 * How the earlier payment was booked that this incoming movement may return. Undefined for bookings that
 * return nothing.
 */
function leftAs({ side }: EntryRecord, as: OtherBooking): ReversedAs | undefined {
  if (side === 'out' || as === 'repayment' || as === 'companyMoney') return undefined;
  return as === 'bankCost' || as === 'promoterPayment' || as === 'taxPaid' ? as : 'sentBack';
}

interface ChoiceProps {
  source: string;
  label: string;
  /** Shown when there are no choices. */
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

/** Offers the deposits that have the same amount as the movement. */
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

/**
 * Whether staff must name the earlier payment. If the bank does not mark a movement as a return, there may be
 * no earlier payment.
 */
const isBack = ({ isReturn }: EntryRecord, as: OtherBooking) => as === 'bankCost' || isReturn;

/** Offers the payments to promoters that have the same amount as the movement and were sent to the bank. */
function OrderInput({ bankEntryId }: { bankEntryId: string }) {
  const translate = useTranslate();
  const { data: orders } = useQuery({
    queryKey: ['bank', 'payment-orders', bankEntryId],
    queryFn: async ({ signal }) =>
      (await call(v1.paymentOrders.findOfEntry, { params: { bankEntryId } }, { signal })).data,
    retry: false,
  });
  if (!orders) return null;
  const choices = orders.map(({ paymentOrderId, amount, projectName, createdAt }) => ({
    id: paymentOrderId,
    name: translate('payment.bank.withdrawalOf', {
      amount: formatMoney(amount),
      name: projectName,
      at: formatDate(createdAt),
    }),
  }));
  return <ChoiceInput source="paymentOrderId" label="whichOrder" none="noOrder" choices={choices} />;
}

interface DialogProps {
  entry: EntryRecord;
  as: OtherBooking;
  /** The project whose promoter most likely sent the money. */
  projectId?: string | undefined;
  onClose: () => void;
}

function OtherDialog({ entry, as, projectId: likelyId, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { bankEntryId } = entry;
  // Set when the API answers that staff recorded an equal payment by hand.
  const [isAlike, setAlike] = useState(false);
  const acting = useMoneyAct(v1.bankEntries.bookOther, () => {
    notify(`${words}.done`, { type: 'success' });
    onClose();
  });
  const left = leftAs(entry, as);
  const isIncoming = entry.side === 'in';
  const bodyOf = (values: Record<string, unknown>) => {
    const { transactionId, receivedId, sentId, paymentOrderId, projectId, isAnother, why } = values;
    return {
      as,
      ...(as === 'repayment' && (isIncoming ? { projectId } : { receivedId })),
      ...(as === 'taxPaid' && !left && { taxes: paidTaxesOf(values) }),
      ...(as === 'takenBack' && { transactionId }),
      ...(as === 'sentBack' && { receivedId }),
      ...(as === 'promoterPayment' && !left && { paymentOrderId }),
      ...(left && sentId ? { sentId } : {}),
      ...(isAlike && { isAnother }),
      why,
    };
  };
  const submit = async (values: Record<string, unknown>) => {
    const refused = await acting.run({ params: { bankEntryId }, body: bodyOf(values) });
    if (refused?.isAnother) setAlike(true);
    return refused;
  };
  return (
    <FormDialog
      title={`${words}.${wordsOf(entry, as)}.title`}
      saveLabel={`${words}.${wordsOf(entry, as)}.action`}
      record={{ id: bankEntryId, ...(likelyId && { projectId: likelyId }) }}
      validate={(values) => formProblems(v1.bankEntries.bookOther, bodyOf(values))}
      onSubmit={submit}
      onLeave={onClose}
    >
      <Refusal message={acting.refusal} />
      <Typography>{translate(`${words}.${wordsOf(entry, as)}.hint`)}</Typography>
      {as === 'repayment' && isIncoming && <RepaidProjectInput />}
      {as === 'repayment' && !isIncoming && <ReversedInput entry={entry} bookedAs="repayment" isRequired />}
      {as === 'repayment' && !isIncoming && <RepaidProjectField />}
      {as === 'taxPaid' && !left && <PaidTaxesInput entry={entry} />}
      {as === 'takenBack' && <DepositInput entry={entry} />}
      {as === 'sentBack' && <ReversedInput entry={entry} bookedAs="thirdParty" isRequired />}
      {as === 'promoterPayment' && !left && <OrderInput bankEntryId={bankEntryId} />}
      {left && <ReversedInput entry={entry} bookedAs={left} isRequired={isBack(entry, as)} />}
      {isAlike && <BooleanInput source="isAnother" label="project.backoffice.money.pay.another" />}
      <TextInput source="why" label="approvals.why" multiline minRows={2} isRequired />
    </FormDialog>
  );
}

/** Books a movement that belongs to no customer, or a deposit that the bank took back. */
export function BookOther({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const choices = choicesFor(entry);
  const [asked, setAsked] = useSearchParams();
  const [wanted, setWanted] = useState(choices.find((as) => as === asked.get('as')));
  const close = () => {
    setWanted(undefined);
    // A reload would begin the booking again.
    if (asked.has('as')) setAsked({}, { replace: true });
  };
  return (
    <>
      <Stack sx={{ gap: 1 }}>
        {choices.map((as) => (
          <Button key={as} variant="outlined" onClick={() => setWanted(as)}>
            {translate(`${words}.${wordsOf(entry, as)}.action`)}
          </Button>
        ))}
      </Stack>
      {wanted && (
        <OtherDialog
          entry={entry}
          as={wanted}
          projectId={asked.get('projectId') ?? undefined}
          onClose={close}
        />
      )}
    </>
  );
}
