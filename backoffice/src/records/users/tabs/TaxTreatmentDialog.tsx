import { attachmentTypes, isExempt, type TaxTreatmentKind, taxTreatmentKinds } from '@semilla/contract';
import { FormDataConsumer, SelectInput } from 'react-admin';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { DateInput } from '../../../kit/inputs/DateInput.tsx';
import { FileInput } from '../../../kit/inputs/FileInput.tsx';
import { PercentInput } from '../../../kit/inputs/PercentInput.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';
import type { AddDialogProps } from './AddInDialog.tsx';

const words = 'account.taxTreatments';
const fields = 'fields.taxTreatments';
const kinds = taxTreatmentKinds.map((id) => ({ id, name: `${words}.kinds.${id}` }));

const isExemptKind = (kind: unknown) => Boolean(kind) && isExempt(kind as TaxTreatmentKind);

/** Leaves out the rate of an exempt customer. Staff may have typed a rate before choosing the kind. */
const tidy = ({ rate, ...values }: Record<string, unknown>) =>
  isExemptKind(values.kind) || rate == null ? values : { ...values, rate };

/** Proposes an exceptional withholding rate, with the certificate that proves it. */
export function TaxTreatmentDialog({ customer, onDone, onClose }: AddDialogProps) {
  return (
    <DialogForm
      title={`${words}.add`}
      resource="tax-treatments"
      given={{ userId: customer.userId }}
      tidy={tidy}
      saveLabel={`${words}.send`}
      moreProblems={whyProblems}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectInput source="kind" label={`${fields}.kind`} choices={kinds} isRequired />
      <FormDataConsumer>
        {({ formData }) =>
          !isExemptKind(formData.kind) && (
            <PercentInput source="rate" label={`${fields}.rate`} helperText={`${words}.rateHint`} />
          )
        }
      </FormDataConsumer>
      <DateInput source="fromDate" label={`${fields}.fromDate`} isRequired />
      <DateInput source="toDate" label={`${fields}.toDate`} helperText={`${words}.toHint`} isRequired />
      <FileInput
        source="document"
        label={`${words}.certificate`}
        helperText={`${words}.certificateHint`}
        types={attachmentTypes}
      />
      <WhyInput />
    </DialogForm>
  );
}
