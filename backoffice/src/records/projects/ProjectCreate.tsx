import { CreateBase, useTranslate } from 'react-admin';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { CreationStepper } from './creation/CreationStepper.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { newProjectProblems, tidyProject } from './project-validation.ts';

const defaults = {
  showInvestorNumber: true,
  country: 'ES',
  managerFee: 0,
  cancellationFee: 0,
  deliveryFeePeriod: 'quarterly',
};

export default function ProjectCreate() {
  const translate = useTranslate();
  return (
    <CreateBase redirect={(_, id) => `project/new/${id}/descriptions`} transform={tidyProject}>
      <PageHeading
        title={translate('project.backoffice.create.title')}
        trail={[{ label: translate('project.backoffice.list.title'), to: '/project/' }]}
      />
      <CreationStepper path="project" />
      <ProjectForm
        problems={newProjectProblems}
        saveLabel="project.backoffice.create.save"
        defaults={defaults}
      />
    </CreateBase>
  );
}
