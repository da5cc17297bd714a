import { Box, Button, Skeleton, Stack } from '@mui/material';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { LinkBase, useCreatePath, useNavigate, useParams, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { FormFooter } from '../../../kit/form/FormFooter.tsx';
import { NotFound } from '../../../kit/page/LoadFailure.tsx';
import { PageHeading } from '../../../kit/page/PageHeading.tsx';
import { ShownRecord } from '../../../kit/record/ShownRecord.tsx';
import { ProjectEditing } from '../ProjectEditing.tsx';
import { CreationStepper, creationSteps } from './CreationStepper.tsx';
import { GoOnProvider } from './creation-step.ts';
import { useIsFirst } from './use-is-first.ts';

const DescriptionsTab = lazy(() => import('../descriptions/DescriptionsTab.tsx'));
const DocumentsTab = lazy(() => import('../documents/DocumentsTab.tsx'));
const MultimediaTab = lazy(() => import('../multimedia/MultimediaTab.tsx'));

interface StepContent {
  resource: string;
  tab: ReactNode;
}

const contents: Record<string, StepContent> = {
  descriptions: { resource: 'project-descriptions', tab: <DescriptionsTab /> },
  documents: { resource: 'project-documents', tab: <DocumentsTab /> },
  multimedia: { resource: 'project-media-files', tab: <MultimediaTab /> },
};

interface StepProps {
  record: ProjectRecord;
  step: string;
}

/** The pages around a step. After the last step comes the page of the project. */
function usePagesAround({ record, step }: StepProps) {
  const createPath = useCreatePath();
  const place = creationSteps.findIndex(({ path }) => path === step);
  const base = `/project/new/${record.id}`;
  const pathOf = (index: number) => creationSteps[index] && `${base}/${creationSteps[index].path}`;
  return {
    previous: pathOf(place - 1),
    next: pathOf(place + 1),
    project: createPath({ resource: 'project', type: 'show', id: record.id }),
  };
}

function StepNavigation({ record, step }: StepProps) {
  const translate = useTranslate();
  const { previous, next, project } = usePagesAround({ record, step });
  // The form of an empty step has its own button for the next step, so this link only skips the step.
  const isEmpty = useIsFirst(contents[step]?.resource ?? '', record.id) ?? true;
  const main = isEmpty ? 'text' : 'contained';
  return (
    <FormFooter>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          flexWrap: 'wrap',
          '& > a': { px: { xs: 1.25, sm: 3 }, fontSize: { xs: '0.875rem', sm: '0.9375rem' } },
        }}
      >
        {previous && (
          <Button variant="outlined" size="large" component={LinkBase} to={previous}>
            {translate('project.backoffice.create.previous')}
          </Button>
        )}
        {next && (
          <Button variant={main} size="large" component={LinkBase} to={next}>
            {translate(isEmpty ? 'project.backoffice.create.skip' : 'project.backoffice.create.next')}
          </Button>
        )}
        <Button variant={next ? 'text' : main} size="large" component={LinkBase} to={project}>
          {translate(next ? 'project.backoffice.create.later' : 'project.backoffice.create.finish')}
        </Button>
      </Stack>
    </FormFooter>
  );
}

function Heading({ record, step }: StepProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={record.name}
        trail={[{ label: translate('project.backoffice.list.title'), to: '/project/' }]}
      />
      <CreationStepper key={step} path={step} projectId={record.id} />
    </>
  );
}

function Content({ step }: Pick<StepProps, 'step'>) {
  const record = useRecordContext<ProjectRecord>();
  return record ? <StepPage record={record} step={step} /> : null;
}

/** A step with content, whose forms can save and go on to the next step. */
function StepPage({ record, step }: StepProps) {
  const navigate = useNavigate();
  const { next, project } = usePagesAround({ record, step });
  const to = next ?? project;
  const goOn = useCallback(() => navigate(to), [navigate, to]);
  return (
    <GoOnProvider value={goOn}>
      <Box sx={{ maxWidth: 1080 }}>
        <Heading record={record} step={step} />
        <Box sx={{ mb: 3 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={260} />}>{contents[step]?.tab}</Suspense>
        </Box>
        <StepNavigation record={record} step={step} />
      </Box>
    </GoOnProvider>
  );
}

/** One step of creating a project. Each step has its own address, so users can go back and forth. */
export default function ProjectCreationStep() {
  const { step = '' } = useParams();
  if (step === 'project') {
    return (
      <ProjectEditing
        redirect={(_, id) => `project/new/${id}/descriptions`}
        saveLabel="project.backoffice.create.saveAndGoOn"
      >
        {(record) => <Heading record={record} step={step} />}
      </ProjectEditing>
    );
  }
  if (!contents[step]) return <NotFound />;
  return (
    <ShownRecord>
      <Content step={step} />
    </ShownRecord>
  );
}
