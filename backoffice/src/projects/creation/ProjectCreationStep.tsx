import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { LinkBase, useCreatePath, useParams, useRecordContext, useTranslate } from 'react-admin';
import { FormFooter } from '../../inputs/FormFooter.tsx';
import { NotFound } from '../../layout/LoadFailure.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { ShownRecord } from '../../layout/ShownRecord.tsx';
import { ProjectEditing } from '../ProjectEditing.tsx';
import type { ProjectRecord } from '../project-record.ts';
import { CreationStepper, creationSteps } from './CreationStepper.tsx';

const DescriptionsTab = lazy(() => import('../descriptions/DescriptionsTab.tsx'));
const DocumentsTab = lazy(() => import('../documents/DocumentsTab.tsx'));
const MultimediaTab = lazy(() => import('../multimedia/MultimediaTab.tsx'));

const contents: Record<string, ReactNode> = {
  descriptions: <DescriptionsTab />,
  documents: <DocumentsTab />,
  multimedia: <MultimediaTab />,
};

interface StepProps {
  record: ProjectRecord;
  step: string;
}

function StepNavigation({ record, step }: StepProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const place = creationSteps.findIndex(({ path }) => path === step);
  const [previous, next] = [creationSteps[place - 1], creationSteps[place + 1]];
  const base = `/project/new/${record.id}`;
  const project = createPath({ resource: 'project', type: 'show', id: record.id });
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
          <Button variant="outlined" size="large" component={LinkBase} to={`${base}/${previous.path}`}>
            {translate('project.backoffice.create.previous')}
          </Button>
        )}
        {next && (
          <Button variant="contained" size="large" component={LinkBase} to={`${base}/${next.path}`}>
            {translate('project.backoffice.create.next')}
          </Button>
        )}
        <Button variant={next ? 'text' : 'contained'} size="large" component={LinkBase} to={project}>
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
  if (!record) return null;
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <Heading record={record} step={step} />
      <Box sx={{ mb: 3 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>{contents[step]}</Suspense>
      </Box>
      <StepNavigation record={record} step={step} />
    </Box>
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
