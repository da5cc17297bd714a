import type { DocumentType } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { DeleteButton } from '../../kit/record/DeleteButton.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { DocumentTypeInputs } from './DocumentTypeInputs.tsx';

const resource = 'config/document-types';

export default function DocumentTypeEdit() {
  const translate = useTranslate();
  return (
    <RecordPage<DocumentType & { id: string }> subjectType="document-type">
      {(record) => (
        <>
          <PageHeading
            title={record.name}
            trail={[{ label: translate('misc.backoffice.documentTypes.title'), to: `/${resource}/` }]}
            actions={
              <DeleteButton
                resource={resource}
                name={record.name}
                content={translate('misc.backoffice.documentTypes.deleteHint')}
              />
            }
          />
          <PageForm resource={resource} record={record} anyField="name">
            <DocumentTypeInputs />
          </PageForm>
        </>
      )}
    </RecordPage>
  );
}
