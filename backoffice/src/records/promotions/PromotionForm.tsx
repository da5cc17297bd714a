import { platformNow } from '@semilla/client';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { MomentInput } from '../../kit/inputs/MomentInput.tsx';
import { BannerInput } from './BannerInput.tsx';
import { OverlapCard } from './OverlapCard.tsx';
import { PromotionTypeInput } from './PromotionTypeInput.tsx';
import { promotionProblems } from './promotion-validation.ts';

const monthMs = 30 * 86_400_000;

/** Warns about overlapping promotions and previews the pictures. */
export function PromotionForm({ record }: { record?: PromotionRecord }) {
  const [inAMonth] = useState(() => new Date(+platformNow() + monthMs).toISOString());
  return (
    <PageForm
      resource="marketing"
      record={record}
      problems={(values) => promotionProblems(values, !record)}
      anyField="title"
      saveLabel={record ? 'ra.action.save' : 'promotion.backoffice.save'}
    >
      <FormSection title="promotion.backoffice.sections.what">
        <PromotionTypeInput source="promotionTypeId" label="fields.promotions.promotionTypeName" isRequired />
        <TextInput source="title" label="fields.promotions.title" isRequired />
        <TextInput source="titleEn" label="fields.promotions.titleEn" />
      </FormSection>
      <FormSection title="promotion.backoffice.sections.when" hint="promotion.backoffice.overlap.hint">
        <MomentInput source="startsAt" label="fields.promotions.startsAt" isRequired />
        <MomentInput source="endsAt" label="fields.promotions.endsAt" defaultValue={inAMonth} isRequired />
        <div className="wide">
          <OverlapCard />
        </div>
      </FormSection>
      <FormSection title="promotion.backoffice.sections.images">
        <BannerInput kind="large" />
        <BannerInput kind="small" />
      </FormSection>
    </PageForm>
  );
}
