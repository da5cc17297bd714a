import { Typography } from '@mui/material';
import { cents, type UnpaidTax, v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, useTranslate } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { call } from '../../api/session.ts';
import { MoneyInput } from '../../kit/inputs/MoneyInput.tsx';
import { readAmount } from '../../kit/inputs/read-amount.ts';

type Values = Record<string, unknown>;

const sumOf = (amounts: readonly number[]) => cents(amounts.reduce((sum, amount) => sum + amount, 0));

/** Converts the amounts of the form, keyed by project, to the list that the API expects. */
export const paidTaxesOf = ({ taxes = {} }: { taxes?: Values }) =>
  Object.entries(taxes).flatMap(([projectId, held]) => {
    const amount = readAmount(held);
    return amount ? [{ projectId, amount }] : [];
  });

/** Suggests the amount of each project: all withheld taxes if their sum is the movement, or the single tax equal to it. */
function likely(open: readonly UnpaidTax[], { amount }: EntryRecord): (tax: UnpaidTax) => number | undefined {
  if (sumOf(open.map((tax) => tax.amount)) === amount) return (tax) => tax.amount;
  const only = open.filter((tax) => tax.amount === amount);
  return (tax) => (only.length === 1 && only[0] === tax ? amount : undefined);
}

/** Asks how a payment to the tax office is divided among projects. */
export function PaidTaxesInput({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const { data: open } = useQuery({
    queryKey: ['bank', 'unpaid-taxes'],
    queryFn: async ({ signal }) => (await call(v1.projectPayments.findUnpaidTaxes, {}, { signal })).data,
    retry: false,
  });
  if (!open) return null;
  if (!open.length) return <Typography>{translate('payment.bank.other.noTaxes')}</Typography>;
  const amountOf = likely(open, entry);
  return (
    <>
      {open.map((tax) => {
        const defaultValue = amountOf(tax);
        const label = translate('payment.bank.other.taxOf', {
          name: tax.projectName,
          amount: formatMoney(tax.amount),
        });
        return (
          <MoneyInput
            key={tax.projectId}
            source={`taxes.${tax.projectId}`}
            label={label}
            {...(defaultValue !== undefined && { defaultValue })}
          />
        );
      })}
      <FormDataConsumer>
        {({ formData }) => {
          const sum = sumOf(paidTaxesOf(formData).map(({ amount }) => amount));
          return (
            <Typography component="output" color={sum === entry.amount ? 'textSecondary' : 'error'}>
              {translate('payment.bank.other.taxesSum', {
                sum: formatMoney(sum),
                amount: formatMoney(entry.amount),
              })}
            </Typography>
          );
        }}
      </FormDataConsumer>
    </>
  );
}
