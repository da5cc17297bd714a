import { useCreatePath, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { PhaseChip } from '../../kit/fields/PhaseField.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ProjectEditing } from './ProjectEditing.tsx';

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

export default function ProjectEdit() {
  return (
    <ProjectEditing redirect="show" saveLabel="ra.action.save">
      {(record) => <Heading record={record} />}
    </ProjectEditing>
  );
}
