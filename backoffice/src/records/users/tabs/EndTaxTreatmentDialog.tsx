import { Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useNotify, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { TaxTreatmentRecord } from '../../../api/record-types/tax-treatment-record.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { DateInput } from '../../../kit/inputs/DateInput.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';

interface EndTaxTreatmentDialogProps {
  treatment: Pick<TaxTreatmentRecord, 'taxTreatmentId'>;
  onClose: () => void;
}

const blank = { id: '' };
const words = 'account.taxTreatments';

/** Proposes an earlier last day for a tax treatment. */
export function EndTaxTreatmentDialog({ treatment, onClose }: EndTaxTreatmentDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { taxTreatmentId } = treatment;
  const done = () => {
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    onClose();
  };
  const acting = useMoneyAct(v1.taxTreatments.end, done, onClose);
  return (
    <FormDialog
      title={`${words}.endTitle`}
      record={blank}
      saveLabel={`${words}.send`}
      validate={(values) => ({ ...formProblems(v1.taxTreatments.end, values), ...whyProblems(values) })}
      onSubmit={(body) => acting.run({ params: { taxTreatmentId }, body })}
      onLeave={onClose}
    >
      <Refusal message={acting.refusal} />
      <Typography color="textSecondary">{translate(`${words}.endHint`)}</Typography>
      <DateInput source="toDate" label="fields.taxTreatments.toDate" isRequired />
      <WhyInput />
    </FormDialog>
  );
}
