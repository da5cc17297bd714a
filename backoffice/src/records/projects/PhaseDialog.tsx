import { Typography } from '@mui/material';
import type { PhaseName } from '@semilla/contract';
import { formatMoney, formatPercent } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { NameInput, nameProblems } from './money/NameInput.tsx';

interface PhaseDialogProps {
  project: ProjectRecord;
  phase: PhaseName;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const blank = { id: '' };

/** Confirms an irreversible phase change by typing the project name. */
export function PhaseDialog({ project, phase, isPending, onConfirm, onClose }: PhaseDialogProps) {
  const translate = useTranslate();
  const name = translate(`project.phases.${phase}`);
  const figures = {
    invested: formatMoney(project.amountInvested),
    wanted: formatMoney(project.financingAmount),
    share: formatPercent(project.percentageInvested),
    smart_count: project.investorNumber ?? 0,
  };
  return (
    <FormDialog
      title="project.backoffice.phase.confirm"
      titleValues={{ name: project.name, phase: name }}
      record={blank}
      validate={(values) => nameProblems(project, values)}
      onSubmit={() => {
        if (!isPending) onConfirm();
      }}
      saveLabel={translate('project.backoffice.phase.moveTo', { phase: name })}
      isGrave={phase === 'Discarded'}
      onLeave={onClose}
    >
      <Typography>{translate(`project.backoffice.phase.follows.${phase}`)}</Typography>
      {phase === 'Financed' && (
        <Typography>{translate('project.backoffice.phase.raised', figures)}</Typography>
      )}
      <NameInput project={project} />
    </FormDialog>
  );
}
