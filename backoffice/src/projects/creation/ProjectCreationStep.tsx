import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { LinkBase, useCreatePath, useParams, useRecordContext, useTranslate } from 'react-admin';
import { FormFooter } from '../../inputs/FormFooter.tsx';
import { NotFound } from '../../layout/LoadFailure.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { ShownRecord } from '../../layout/ShownRecord.tsx';
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

function Onward({ path, id }: { path: string; id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const next = creationSteps[creationSteps.findIndex((step) => step.path === path) + 1];
  const project = createPath({ resource: 'project', type: 'show', id });
  return (
    <FormFooter>
      <Stack direction="row" sx={{ gap: 1 }}>
        {next && (
          <Button
            variant="contained"
            size="large"
            component={LinkBase}
            to={`/project/new/${id}/${next.path}`}
          >
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

function Content() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const { step = '' } = useParams();
  if (!record) return null;
  if (!contents[step]) return <NotFound />;
  return (
    <>
      <PageHeading
        title={record.name}
        trail={[{ label: translate('project.backoffice.list.title'), to: '/project/' }]}
      />
      <CreationStepper path={step} />
      <Suspense fallback={<Skeleton variant="rounded" height={260} />}>{contents[step]}</Suspense>
      <Onward path={step} id={record.id} />
    </>
  );
}

/** The steps of a new project that come after its own fields, each with an address. */
export default function ProjectCreationStep() {
  return (
    <ShownRecord>
      <Content />
    </ShownRecord>
  );
}
