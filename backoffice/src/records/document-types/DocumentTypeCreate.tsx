import { CreateBase, useTranslate } from 'react-admin';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { DocumentTypeInputs } from './DocumentTypeInputs.tsx';

export default function DocumentTypeCreate() {
  const translate = useTranslate();
  return (
    <CreateBase>
      <PageHeading
        title={translate('misc.backoffice.documentTypes.create')}
        trail={[{ label: translate('misc.backoffice.documentTypes.title'), to: '/config/document-types/' }]}
      />
      <PageForm resource="config/document-types" anyField="name">
        <DocumentTypeInputs />
      </PageForm>
    </CreateBase>
  );
}
