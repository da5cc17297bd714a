import { useTranslate } from 'react-admin';
import type { ProjectTypeRecord } from '../../api/record-types/project-type-record.ts';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { DeleteButton } from '../../kit/record/DeleteButton.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { ProjectTypeInputs } from './ProjectTypeInputs.tsx';
import { TypeInUse, useProjectsOfType } from './TypeInUse.tsx';

const resource = 'config/project-types';

function Content({ record }: { record: ProjectTypeRecord }) {
  const translate = useTranslate();
  const total = useProjectsOfType(record.id);
  return (
    <>
      <PageHeading
        title={record.name}
        trail={[{ label: translate('project.backoffice.types.title'), to: `/${resource}/` }]}
        actions={total === 0 && <DeleteButton resource={resource} name={record.name} />}
      />
      {Boolean(total) && <TypeInUse projectTypeId={record.id} total={total ?? 0} />}
      <PageForm resource={resource} record={record} anyField="name">
        <ProjectTypeInputs />
      </PageForm>
    </>
  );
}

export default function ProjectTypeEdit() {
  return (
    <RecordPage<ProjectTypeRecord> subjectType="project-type">
      {(record) => <Content record={record} />}
    </RecordPage>
  );
}
