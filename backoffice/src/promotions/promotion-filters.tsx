import { NullableBooleanInput, TextInput } from 'react-admin';
import { PromotionTypeInput } from './PromotionTypeInput.tsx';

export const promotionFilters = [
  <TextInput key="name" source="name" label="promotion.fields.title" alwaysOn resettable />,
  <PromotionTypeInput
    key="promotionTypeId"
    source="promotionTypeId"
    label="promotion.fields.promotionType"
    alwaysOn
  />,
  <NullableBooleanInput
    key="activePromotion"
    source="activePromotion"
    label="promotion.fields.active"
    alwaysOn
  />,
];
