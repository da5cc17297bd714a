import { useTranslate } from 'react-admin';
import { DeleteButton } from '../inputs/DeleteButton.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { OwnerForm } from './OwnerForm.tsx';
import type { OwnerRecord } from './owner-record.ts';

const words = 'project.backoffice.owners';

export default function OwnerEdit() {
  const translate = useTranslate();
  return (
    <RecordPage<OwnerRecord> subjectType="owner">
      {(record) => (
        <>
          <PageHeading
            title={translate(`${words}.edit`, { name: record.legalName })}
            trail={[
              { label: translate(`${words}.title`), to: '/owners/' },
              { label: record.legalName, to: `/owners/${record.id}` },
            ]}
            actions={
              <DeleteButton
                resource="owners"
                name={record.legalName}
                content={translate(`${words}.deleteHint`)}
              />
            }
          />
          <OwnerForm record={record} />
        </>
      )}
    </RecordPage>
  );
}
