import { Link, Step, StepLabel, Stepper } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MessageKey } from '@semilla/i18n';
import { LinkBase, useTranslate } from 'react-admin';
import { useCreationProgress } from './use-creation-progress.ts';

interface CreationStep {
  path: string;
  label: MessageKey;
}

/** The steps of creating a project. The form comes first, then the content. */
export const creationSteps: CreationStep[] = [
  { path: 'project', label: 'project.backoffice.create.steps.project' },
  { path: 'descriptions', label: 'project.backoffice.create.steps.descriptions' },
  { path: 'documents', label: 'project.backoffice.create.steps.documents' },
  { path: 'multimedia', label: 'project.backoffice.create.steps.multimedia' },
];

interface CreationStepperProps extends Pick<CreationStep, 'path'> {
  /** The id of an existing project. With it, the steps are links. */
  projectId?: string;
}

const steps = {
  mb: 3,
  maxWidth: 1080,
  '& .MuiStepLabel-label': { px: { xs: 0.5, sm: 0 }, fontSize: { xs: '0.75rem', sm: '0.875rem' } },
  // The check icon hides which step is current, so the current label is bold.
  '& [aria-current] .MuiStepLabel-label': { fontWeight: 'bold' },
};

/** The progress of creating a project, with links to its steps. */
export function CreationStepper({ path, projectId = '' }: CreationStepperProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { done } = useCreationProgress(projectId, Boolean(projectId));
  const active = creationSteps.findIndex((step) => step.path === path);
  return (
    <Stepper nonLinear={Boolean(projectId)} activeStep={active} alternativeLabel={isPhone} sx={steps}>
      {creationSteps.map((step, index) => (
        <Step
          key={step.path}
          completed={projectId ? done.includes(step.path) : undefined}
          aria-current={index === active ? 'step' : undefined}
        >
          <StepLabel>
            {projectId && index !== active ? (
              <Link component={LinkBase} to={`/project/new/${projectId}/${step.path}`} color="inherit">
                {translate(step.label)}
              </Link>
            ) : (
              translate(step.label)
            )}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
