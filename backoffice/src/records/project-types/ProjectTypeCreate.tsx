import { CreateBase, useTranslate } from 'react-admin';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ProjectTypeInputs } from './ProjectTypeInputs.tsx';

export default function ProjectTypeCreate() {
  const translate = useTranslate();
  return (
    <CreateBase>
      <PageHeading
        title={translate('project.backoffice.types.create')}
        trail={[{ label: translate('project.backoffice.types.title'), to: '/config/project-types/' }]}
      />
      <PageForm resource="config/project-types" anyField="name">
        <ProjectTypeInputs />
      </PageForm>
    </CreateBase>
  );
}
