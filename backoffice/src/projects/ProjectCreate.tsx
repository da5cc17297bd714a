import { CreateBase, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { newProjectProblems, tidyProject } from './project-validation.ts';

const defaults = { showInvestorNumber: true, country: 'ES', managerFee: '0.00', cancellationFee: '0.00' };

export default function ProjectCreate() {
  const translate = useTranslate();
  return (
    <CreateBase redirect="show" transform={tidyProject}>
      <PageHeading
        title={translate('project.backoffice.create.title')}
        trail={[{ label: translate('project.backoffice.list.title'), to: '/project/' }]}
      />
      <ProjectForm
        problems={newProjectProblems}
        saveLabel="project.backoffice.create.save"
        defaults={defaults}
      />
    </CreateBase>
  );
}
