import { useTranslate } from 'react-admin';
import { DeleteButton } from '../../inputs/DeleteButton.tsx';
import { PageForm } from '../../inputs/PageForm.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { RecordPage } from '../../layout/RecordPage.tsx';
import { TemplateInputs } from './TemplateInputs.tsx';
import type { TemplateRecord } from './template-record.ts';

const resource = 'config/template-description-project';

export default function TemplateEdit() {
  const translate = useTranslate();
  return (
    <RecordPage<TemplateRecord> subjectType="template">
      {(record) => (
        <>
          <PageHeading
            title={record.name}
            trail={[{ label: translate('project.backoffice.templates.title'), to: `/${resource}/` }]}
            actions={
              <DeleteButton
                resource={resource}
                name={record.name}
                content={translate('project.backoffice.templates.deleteHint')}
              />
            }
          />
          <PageForm resource={resource} record={record} anyField="name">
            <TemplateInputs />
          </PageForm>
        </>
      )}
    </RecordPage>
  );
}
