import { Button, Typography } from '@mui/material';
import { attachmentTypes, type Cents, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useState } from 'react';
import { BooleanInput, FormDataConsumer, useNotify, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { ProjectBalances } from '../../../api/record-types/money-record.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { FocusFirstProblem } from '../../../kit/form/FocusFirstProblem.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { FileInput } from '../../../kit/inputs/FileInput.tsx';
import { MoneyInput } from '../../../kit/inputs/MoneyInput.tsx';
import { readAmount } from '../../../kit/inputs/read-amount.ts';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';
import { freeEscrow, freeTax } from './free-of.ts';
import { NameInput, nameProblems } from './NameInput.tsx';
import { type PaymentWay, PaymentWayInput } from './PaymentWayInput.tsx';

/** The balance that each payment reduces. */
const balanceOf = {
  release: freeEscrow,
  repayment: ({ outstanding }: ProjectBalances) => outstanding,
  tax: freeTax,
};
const reservedOf = {
  release: ({ escrowOrdered }: ProjectBalances) => escrowOrdered,
  repayment: () => 0,
  tax: ({ taxOrdered }: ProjectBalances) => taxOrdered,
};
export type Payment = keyof typeof balanceOf;

interface PaymentDialogProps {
  kind: Payment;
  project: ProjectRecord;
  balances: ProjectBalances;
  /** What the promoter owes next; undefined if nothing. */
  due?: { amount: number; dueOn: string } | undefined;
  onClose: () => void;
}

const endpoints = {
  release: v1.projectPayments.release,
  repayment: v1.projectPayments.repay,
  tax: v1.projectPayments.payTax,
};
const ordering = { release: v1.projectPayments.orderRelease, tax: v1.projectPayments.orderTax };

/**
 * The endpoint that orders the payment in a payment file. Undefined for repayments and for payments to the
 * tax office, which no payment file can make.
 */
const orderingOf = (kind: Payment, { taxWithholder }: ProjectRecord) =>
  kind === 'release' || (kind === 'tax' && taxWithholder === 'promoter') ? ordering[kind] : undefined;
// An empty record for the form, which would otherwise use the surrounding project.
const blank = { id: '' };

interface OutcomeProps {
  kind: Payment;
  amount: Cents | undefined;
  balances: ProjectBalances;
}

function Outcome({ kind, amount, balances }: OutcomeProps) {
  const translate = useTranslate();
  if (amount === undefined) return null;
  const from = balanceOf[kind](balances);
  const reserved = reservedOf[kind](balances);
  const to = from - amount;
  if (to < 0) {
    return (
      <Typography color="error">
        {translate(`project.backoffice.money.pay.${kind}TooMuch`, { amount: formatMoney(from) })}
      </Typography>
    );
  }
  return (
    <Typography>
      {translate(`project.backoffice.money.pay.${kind}After`, {
        from: formatMoney(from),
        to: formatMoney(to),
      })}
      {reserved > 0 &&
        ` ${translate('project.backoffice.money.pay.reserved', { amount: formatMoney(reserved) })}`}
    </Typography>
  );
}

/** Asks for the proof of a payment. If the bank shows an equal payment, also asks whether this is a different one. */
function ByHandInputs({ isAlike }: { isAlike: boolean }) {
  return (
    <>
      <FileInput
        source="file"
        label="project.backoffice.money.pay.chooseProof"
        helperText="project.backoffice.money.pay.proofHint"
        types={attachmentTypes}
      />
      {isAlike && <BooleanInput source="isAnother" label="project.backoffice.money.pay.another" />}
    </>
  );
}

/** Says what the payment does, and of a repayment what is due. */
function Hints({ kind, due }: Pick<PaymentDialogProps, 'kind' | 'due'>) {
  const translate = useTranslate();
  const words = 'project.backoffice.money.pay';
  return (
    <>
      <Typography color="textSecondary">{translate(`${words}.${kind}Hint`)}</Typography>
      {kind === 'repayment' && due && (
        <Typography>
          {translate(`${words}.repaymentDue`, {
            amount: formatMoney(due.amount),
            date: formatDate(due.dueOn),
          })}
        </Typography>
      )}
    </>
  );
}

/** Orders a payment to the promoter in the next payment file, or records a payment to or from the promoter with proof. */
export function PaymentDialog({ kind, project, balances, due, onClose }: PaymentDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const ordered = orderingOf(kind, project);
  const [way, setWay] = useState<PaymentWay>(ordered ? 'byFile' : 'byHand');
  const isByFile = way === 'byFile';
  // Set when the API answers that the bank shows an equal payment.
  const [isAlike, setAlike] = useState(false);
  const endpoint = (isByFile && ordered) || endpoints[kind];
  const done = () => {
    notify(`project.backoffice.money.pay.${isByFile ? 'ordered' : `${kind}Done`}`, { type: 'success' });
    onClose();
  };
  // If the payment is only proposed, the dialog closes. Opening the proposal would ask about unsaved changes.
  const acting = useMoneyAct(endpoint, done, onClose);
  const problems = (values: Record<string, unknown>) => ({
    ...formProblems(endpoint, values),
    ...whyProblems(values),
    ...(kind !== 'repayment' && nameProblems(project, values)),
  });
  const submit = async (body: Record<string, unknown>) => {
    const refused = await acting.run({ params: { projectId: project.id }, body });
    if (refused?.isAnother) setAlike(true);
    return refused;
  };
  return (
    <FormDialog
      title={`project.backoffice.money.acts.${kind}`}
      record={blank}
      defaultValues={{ amount: kind === 'repayment' ? (due?.amount ?? null) : balanceOf[kind](balances) }}
      validate={problems}
      onSubmit={submit}
      uploadPercent={acting.uploadPercent}
      onLeave={acting.uploadPercent === undefined ? onClose : acting.stop}
      submit={
        <FormDataConsumer>
          {({ formData }) => {
            const amount = readAmount(formData.amount);
            return (
              <Button type="submit" variant="contained" disabled={acting.isSending}>
                {translate(`project.backoffice.money.pay.${isByFile ? 'order' : kind}`, {
                  amount: amount === undefined ? '' : formatMoney(amount),
                })}
              </Button>
            );
          }}
        </FormDataConsumer>
      }
    >
      <FocusFirstProblem source="amount" />
      <Refusal message={acting.refusal} />
      <Hints kind={kind} due={due} />
      {ordered && <PaymentWayInput value={way} onChange={setWay} />}
      <MoneyInput source="amount" label="fields.projectPayments.amount" isRequired />
      <FormDataConsumer>
        {({ formData }) => <Outcome kind={kind} amount={readAmount(formData.amount)} balances={balances} />}
      </FormDataConsumer>
      {!isByFile && <ByHandInputs isAlike={isAlike} />}
      <WhyInput />
      {kind !== 'repayment' && <NameInput project={project} />}
    </FormDialog>
  );
}
