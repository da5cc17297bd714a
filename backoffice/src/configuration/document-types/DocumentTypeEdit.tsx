import type { DocumentType } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { DeleteButton } from '../../inputs/DeleteButton.tsx';
import { PageForm } from '../../inputs/PageForm.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { RecordPage } from '../../layout/RecordPage.tsx';
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
