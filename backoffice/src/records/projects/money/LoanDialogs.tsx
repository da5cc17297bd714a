import { Alert } from '@mui/material';
import { platformNow } from '@semilla/client';
import { civilDateAt, v1 } from '@semilla/contract';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { DateInput } from '../../../kit/inputs/DateInput.tsx';
import { MoneyInput } from '../../../kit/inputs/MoneyInput.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';
import { NameInput, nameProblems } from './NameInput.tsx';

interface LoanDialogProps {
  project: ProjectRecord;
  onClose: () => void;
}

const words = 'project.backoffice.loan';
const blank = { id: '' };

function useLoanAct(
  endpoint: typeof v1.loans.judge | typeof v1.loans.recover,
  done: string,
  onClose: () => void,
) {
  const notify = useNotify();
  return useMoneyAct(endpoint, () => {
    notify(done, { type: 'success' });
    onClose();
  });
}

/** Proposes to declare a loan in default by judgement. The investors then get the reason by mail. */
export function JudgeDialog({ project, onClose }: LoanDialogProps) {
  const translate = useTranslate();
  const act = useLoanAct(v1.loans.judge, `${words}.judge.done`, onClose);
  return (
    <FormDialog
      title={`${words}.judge.title`}
      titleValues={{ name: project.name }}
      record={blank}
      saveLabel={translate('approvals.propose', { what: translate(`${words}.judge.action`) })}
      isGrave
      validate={(values) => ({
        ...formProblems(v1.loans.judge, values),
        ...whyProblems(values),
        ...nameProblems(project, values),
      })}
      onSubmit={(body) => act.run({ params: { projectId: project.id }, body })}
      onLeave={onClose}
    >
      <Alert severity="warning">{translate(`${words}.judge.follows`)}</Alert>
      <TextInput
        source="reason"
        label={`${words}.judge.reason`}
        helperText={`${words}.judge.reasonHint`}
        multiline
        minRows={2}
        isRequired
      />
      <TextInput source="reasonEn" label={`${words}.judge.reasonEn`} multiline minRows={2} isRequired />
      <WhyInput />
      <NameInput project={project} />
      <Refusal message={act.refusal} />
    </FormDialog>
  );
}

/** Records a stage of the recovery of a loan in default. */
export function RecoverDialog({ project, onClose }: LoanDialogProps) {
  const translate = useTranslate();
  const act = useLoanAct(v1.loans.recover, `${words}.recover.done`, onClose);
  return (
    <FormDialog
      title={`${words}.recover.title`}
      titleValues={{ name: project.name }}
      record={{ ...blank, happenedOn: civilDateAt(platformNow()), amount: 0 }}
      saveLabel={`${words}.recover.action`}
      validate={(values) => formProblems(v1.loans.recover, values)}
      onSubmit={(body) => act.run({ params: { projectId: project.id }, body })}
      onLeave={onClose}
    >
      <Alert severity="info">{translate(`${words}.recover.follows`)}</Alert>
      <DateInput source="happenedOn" label={`${words}.recover.happenedOn`} isRequired />
      <MoneyInput source="amount" label={`${words}.recover.amount`} isRequired />
      <TextInput source="text" label={`${words}.recover.text`} multiline minRows={2} isRequired />
      <TextInput source="textEn" label={`${words}.recover.textEn`} multiline minRows={2} isRequired />
      <Refusal message={act.refusal} />
    </FormDialog>
  );
}
