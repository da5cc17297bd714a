import { CreateBase, useTranslate } from 'react-admin';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { PromotionForm } from './PromotionForm.tsx';

export default function PromotionCreate() {
  const translate = useTranslate();
  return (
    <CreateBase>
      <PageHeading
        title={translate('promotion.backoffice.create')}
        trail={[{ label: translate('promotion.backoffice.title'), to: '/marketing/' }]}
      />
      <PromotionForm />
    </CreateBase>
  );
}
