import Stack from '@mui/material/Stack';
import { SaveButton } from 'react-admin';
import { FocusFirstProblem } from '../inputs/FocusFirstProblem.tsx';
import { FormFooter } from '../inputs/FormFooter.tsx';
import { KeptForm } from '../inputs/KeptForm.tsx';
import { BasicInputs } from './inputs/BasicInputs.tsx';
import { DateInputs } from './inputs/DateInputs.tsx';
import { FinancingInputs } from './inputs/FinancingInputs.tsx';
import { PartyInputs } from './inputs/PartyInputs.tsx';
import { PreinvestmentInputs } from './inputs/PreinvestmentInputs.tsx';
import type { ProjectValues } from './project-validation.ts';

interface ProjectFormProps {
  problems: (values: ProjectValues) => object;
  saveLabel: string;
  defaults?: ProjectValues;
}

/** All fields that staff fill in. */
export function ProjectForm({ problems, saveLabel, defaults }: ProjectFormProps) {
  return (
    <KeptForm validate={problems} defaultValues={defaults}>
      <FocusFirstProblem source="name" />
      <Stack sx={{ gap: 2, maxWidth: 1080 }}>
        <BasicInputs />
        <FinancingInputs />
        <DateInputs />
        <PreinvestmentInputs />
        <PartyInputs source="promoter" title="project.backoffice.sections.promoter" />
        <PartyInputs source="guaranteeAgent" title="project.backoffice.sections.guaranteeAgent" />
      </Stack>
      <FormFooter>
        <SaveButton label={saveLabel} alwaysEnable size="large" />
      </FormFooter>
    </KeptForm>
  );
}
