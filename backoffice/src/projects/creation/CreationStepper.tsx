import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MessageKey } from '@semilla/i18n';
import { useTranslate } from 'react-admin';

interface CreationStep {
  path: string;
  label: MessageKey;
}

/** What a new project goes through: its own fields first, then what it shows. */
export const creationSteps: CreationStep[] = [
  { path: 'project', label: 'project.backoffice.create.steps.project' },
  { path: 'descriptions', label: 'project.backoffice.create.steps.descriptions' },
  { path: 'documents', label: 'project.backoffice.create.steps.documents' },
  { path: 'multimedia', label: 'project.backoffice.create.steps.multimedia' },
];

/** How far the creation of a project has come. */
export function CreationStepper({ path }: Pick<CreationStep, 'path'>) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const active = creationSteps.findIndex((step) => step.path === path);
  return (
    <Stepper activeStep={active} alternativeLabel={isPhone} sx={{ mb: 3, maxWidth: 1080 }}>
      {creationSteps.map((step, index) => (
        <Step key={step.path} aria-current={index === active ? 'step' : undefined}>
          <StepLabel>{translate(step.label)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
