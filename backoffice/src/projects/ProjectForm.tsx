import Stack from '@mui/material/Stack';
import { SaveButton } from 'react-admin';
import { FocusFirstProblem } from '../inputs/FocusFirstProblem.tsx';
import { FormFooter } from '../inputs/FormFooter.tsx';
import { PersistentForm } from '../inputs/PersistentForm.tsx';
import { OwnerInputs } from './inputs/OwnerInputs.tsx';
import { PartyInputs } from './inputs/PartyInputs.tsx';
import { SectionInputs } from './inputs/SectionInputs.tsx';
import type { ProjectValues } from './project-validation.ts';

interface ProjectFormProps {
  problems: (values: ProjectValues) => object;
  saveLabel: string;
  defaults?: ProjectValues;
}

/** All fields that staff fill in. */
export function ProjectForm({ problems, saveLabel, defaults }: ProjectFormProps) {
  return (
    <PersistentForm validate={problems} defaultValues={defaults}>
      <FocusFirstProblem source="name" />
      <Stack sx={{ gap: 2, maxWidth: 1080 }}>
        <SectionInputs section="basics" />
        <SectionInputs section="financing" />
        <SectionInputs section="dates" />
        <SectionInputs section="preinvestment" hint="project.backoffice.hints.preinvestment" />
        <OwnerInputs />
        <PartyInputs source="promoter" title="fields.projects.promoter" />
        <PartyInputs source="guaranteeAgent" title="fields.projects.guaranteeAgent" />
      </Stack>
      <FormFooter>
        <SaveButton label={saveLabel} alwaysEnable size="large" />
      </FormFooter>
    </PersistentForm>
  );
}
