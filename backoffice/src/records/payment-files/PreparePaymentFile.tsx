import { Button, Typography } from '@mui/material';
import { cents, sumCents, v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveButton, useNotify, useRedirect, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { useMay } from '../../api/use-may.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { NextPayments } from './NextPayments.tsx';

const blank = { id: '' };

function PrepareDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { data: next } = useQuery({
    queryKey: ['payment-files', 'next'],
    queryFn: ({ signal }) => call(v1.paymentFiles.findNext, {}, { signal }),
    retry: false,
    staleTime: 0,
  });
  const acting = useMoneyAct(v1.paymentFiles.create, ({ number, paymentFileId }) => {
    notify('payment.files.prepared', { type: 'success', messageArgs: { number } });
    redirect(`/bank/payment-files/${paymentFileId}`);
  });
  const [left, setLeft] = useState<string[]>([]);
  const kept = next?.first.filter(({ paidId }) => left.includes(paidId)) ?? [];
  const payments = (next?.payments ?? 0) - kept.length;
  const total = cents((next?.total ?? 0) - sumCents(kept.map(({ amount }) => amount)));
  const isNothing = next?.payments === 0;
  return (
    <FormDialog
      title="payment.files.prepare"
      record={blank}
      onSubmit={({ executeOn }) =>
        acting.run({ body: { leaveOut: left, ...(Boolean(executeOn) && { executeOn }) } })
      }
      onLeave={onClose}
      submit={
        <SaveButton
          alwaysEnable={payments > 0}
          label="payment.files.prepare"
          icon={null}
          disabled={acting.isSending || payments === 0}
        />
      }
    >
      <Refusal message={acting.refusal} />
      {next && (
        <Typography>
          {isNothing && translate('payment.files.nothing')}
          {!isNothing && payments === 0 && translate('payment.files.noneChosen')}
          {payments > 0 &&
            translate('payment.files.next', { smart_count: payments, total: formatMoney(total) })}
        </Typography>
      )}
      {!isNothing && <Typography color="textSecondary">{translate('payment.files.prepareHint')}</Typography>}
      {payments > 0 && (
        <DateInput
          source="executeOn"
          label="fields.paymentFiles.executeOn"
          helperText="payment.files.executeOnHint"
        />
      )}
      {next && <NextPayments next={next} left={left} onLeave={setLeft} />}
    </FormDialog>
  );
}

/** Creates a payment file with what can be paid now, but for what the user leaves for a later one. */
export function PreparePaymentFile() {
  const translate = useTranslate();
  const mayCreate = useMay('payment-files', 'create');
  const [isOpen, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('payment.files.prepare')}
      </Button>
      {isOpen && <PrepareDialog onClose={() => setOpen(false)} />}
    </>
  );
}
