import { attachmentTypes } from '@semilla/contract';
import { TextInput } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { FileInput } from '../../../kit/inputs/FileInput.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';

interface PayoutAccountDialogProps {
  project: ProjectRecord;
  onDone: () => void;
  onClose: () => void;
}

/** Proposes a new payout account, with a certificate of its holder. */
export function PayoutAccountDialog({ project, onDone, onClose }: PayoutAccountDialogProps) {
  return (
    <DialogForm
      title="project.backoffice.money.payout.propose"
      resource="payout-accounts"
      given={{ projectId: project.id }}
      saveLabel="project.backoffice.money.payout.send"
      moreProblems={whyProblems}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput source="account" label="fields.payoutAccounts.account" isRequired />
      <TextInput
        source="holderName"
        label="fields.payoutAccounts.holderName"
        defaultValue={project.promoter?.name}
        isRequired
      />
      <FileInput
        source="document"
        label="payment.backoffice.chooseCertificate"
        helperText="payment.backoffice.certificateHint"
        types={attachmentTypes}
      />
      <WhyInput />
    </DialogForm>
  );
}
