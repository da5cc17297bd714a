import { useTranslate } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { DeleteButton } from '../../kit/record/DeleteButton.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { PromotionForm } from './PromotionForm.tsx';
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
