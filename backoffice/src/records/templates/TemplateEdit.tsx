import { useTranslate } from 'react-admin';
import type { TemplateRecord } from '../../api/record-types/template-record.ts';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { DeleteButton } from '../../kit/record/DeleteButton.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { TemplateInputs } from './TemplateInputs.tsx';

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
