import { EditBase, useCreatePath, useEditContext, useRecordContext, useTranslate } from 'react-admin';
import { PhaseChip } from '../fields/PhaseField.tsx';
import { RecordFailure } from '../layout/LoadFailure.tsx';
import { NotAllowed } from '../layout/NotAllowed.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { RecordLoading } from '../layout/RecordLoading.tsx';
import { useMayEditProject } from './MayEditProject.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import type { ProjectRecord } from './project-record.ts';
import { editedProjectProblems, tidyProject } from './project-validation.ts';

function Heading({ record }: { record: ProjectRecord }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <PageHeading
      title={translate('project.backoffice.edit.title', { name: record.name })}
      trail={[
        { label: translate('project.backoffice.list.title'), to: '/project/' },
        { label: record.name, to: createPath({ resource: 'project', type: 'show', id: record.id }) },
      ]}
      beside={<PhaseChip phase={record.phaseName} />}
    />
  );
}

function Content() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const mayEdit = useMayEditProject();
  if (!record || mayEdit === undefined) return <RecordLoading />;
  if (!mayEdit) return <NotAllowed text={translate('project.backoffice.edit.notYours')} />;
  return (
    <>
      <Heading record={record} />
      <ProjectForm problems={(values) => editedProjectProblems(record, values)} saveLabel="ra.action.save" />
    </>
  );
}

function Failure() {
  const { error, refetch } = useEditContext();
  return <RecordFailure error={error} onRetry={() => void refetch()} />;
}

export default function ProjectEdit() {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect="show"
      transform={tidyProject}
      loading={<RecordLoading />}
      error={<Failure />}
      queryOptions={{ onError: () => {} }}
    >
      <Content />
    </EditBase>
  );
}
