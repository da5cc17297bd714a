import { useTranslate } from 'react-admin';
import type { OwnerRecord } from '../../api/record-types/owner-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { DeleteButton } from '../../kit/record/DeleteButton.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { OwnerForm } from './OwnerForm.tsx';

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
