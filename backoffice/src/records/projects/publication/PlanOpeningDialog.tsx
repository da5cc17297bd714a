import { Typography } from '@mui/material';
import { platformNow } from '@semilla/client';
import { addDays, civilDateAt, openingsAfter, v1 } from '@semilla/contract';
import { formatDate, momentFromTyped } from '@semilla/format';
import { useState } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { MissingForPublication } from '../MissingForPublication.tsx';
import { useMissingForPublication } from '../use-missing-for-publication.ts';
import { usePublicationAct } from './use-publication-act.ts';

const words = 'project.openings.backoffice';

function tomorrowMorning(): string {
  const tomorrow = formatDate(addDays(civilDateAt(platformNow()), 1));
  return momentFromTyped(`${tomorrow} 10:00`)?.toISOString() ?? '';
}

/** Plans when the project changes phase by itself, or changes the plan. */
export default function PlanOpeningDialog({
  project,
  onClose,
}: {
  project: ProjectRecord;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const act = usePublicationAct(v1.projectOpenings.plan, `${words}.planned`, onClose);
  const missing = useMissingForPublication(project) ?? [];
  const phases = openingsAfter(project.phaseName);
  const [planned] = useState(() => ({
    id: '',
    phaseName: project.opening?.phaseName ?? phases[0],
    opensAt: project.opening?.refusedAt === null ? project.opening.opensAt : tomorrowMorning(),
  }));
  return (
    <FormDialog
      title={`${words}.planTitle`}
      titleValues={{ name: project.name }}
      record={planned}
      saveLabel={`${words}.save`}
      validate={(values) => formProblems(v1.projectOpenings.plan, values)}
      onSubmit={(body) => act.run({ params: { projectId: project.id }, body })}
      onLeave={onClose}
    >
      <MissingForPublication missing={missing} />
      <Typography>{translate(`${words}.lead`)}</Typography>
      <SelectInput
        source="phaseName"
        label={`${words}.phaseName`}
        choices={phases.map((id) => ({ id, name: `project.phases.${id}` }))}
        isRequired
      />
      <MomentInput
        source="opensAt"
        label={`${words}.opensAt`}
        helperText={`${words}.opensAtHint`}
        isRequired
      />
      <Refusal message={act.refusal} />
    </FormDialog>
  );
}
