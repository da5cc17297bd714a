import { CreateBase, useTranslate } from 'react-admin';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { TemplateInputs } from './TemplateInputs.tsx';

const resource = 'config/template-description-project';

export default function TemplateCreate() {
  const translate = useTranslate();
  return (
    <CreateBase>
      <PageHeading
        title={translate('project.backoffice.templates.create')}
        trail={[{ label: translate('project.backoffice.templates.title'), to: `/${resource}/` }]}
      />
      <PageForm resource={resource} anyField="name">
        <TemplateInputs />
      </PageForm>
    </CreateBase>
  );
}
