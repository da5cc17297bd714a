import { CreateBase, useTranslate } from 'react-admin';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { OwnerForm } from './OwnerForm.tsx';

const words = 'project.backoffice.owners';

export default function OwnerCreate() {
  const translate = useTranslate();
  return (
    <CreateBase>
      <PageHeading
        title={translate(`${words}.create`)}
        trail={[{ label: translate(`${words}.title`), to: '/owners/' }]}
      />
      <OwnerForm />
    </CreateBase>
  );
}
