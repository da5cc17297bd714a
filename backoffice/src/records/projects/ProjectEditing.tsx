import type { ReactNode } from 'react';
import { EditBase, type RedirectionSideEffect, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { NotAllowed } from '../../kit/page/NotAllowed.tsx';
import { LoadedEdit } from '../../kit/record/LoadedEdit.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { useSavedOrProposed } from '../../kit/second-person/use-saved-or-proposed.ts';
import { useMayEditProject } from './MayEditProject.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { editedProjectProblems, tidyProject } from './project-validation.ts';

interface ProjectEditingProps {
  redirect: RedirectionSideEffect;
  saveLabel: string;
  /** Shown above the form. */
  children: (record: ProjectRecord) => ReactNode;
}

function Content({ saveLabel, children }: Omit<ProjectEditingProps, 'redirect'>) {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const mayEdit = useMayEditProject();
  if (!record || mayEdit === undefined) return <RecordLoading />;
  if (!mayEdit) return <NotAllowed text={translate('project.backoffice.edit.notYours')} />;
  return (
    <>
      {children(record)}
      <ProjectForm problems={(values) => editedProjectProblems(record, values)} saveLabel={saveLabel} />
    </>
  );
}

/** Edits an existing project. Needs permission. */
export function ProjectEditing({ redirect, ...content }: ProjectEditingProps) {
  const onSuccess = useSavedOrProposed(redirect);
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      transform={tidyProject}
      loading={<RecordLoading />}
      queryOptions={{ onError: () => {} }}
    >
      <LoadedEdit>
        <Content {...content} />
      </LoadedEdit>
    </EditBase>
  );
}
