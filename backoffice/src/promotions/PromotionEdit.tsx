import { useTranslate } from 'react-admin';
import { DeleteButton } from '../inputs/DeleteButton.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import type { PromotionRecord } from './promotion-record.ts';
import { StageField } from './StageField.tsx';

export default function PromotionEdit() {
  const translate = useTranslate();
  return (
    <RecordPage<PromotionRecord> subjectType="promotion">
      {(record) => (
        <>
          <PageHeading
            title={record.title}
            trail={[{ label: translate('promotion.backoffice.title'), to: '/marketing/' }]}
            beside={<StageField />}
            actions={
              <DeleteButton
                resource="marketing"
                name={record.title}
                content={translate('promotion.backoffice.deleteHint')}
              />
            }
          />
          <PromotionForm record={record} />
        </>
      )}
    </RecordPage>
  );
}
