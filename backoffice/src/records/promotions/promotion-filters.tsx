import { NullableBooleanInput, TextInput } from 'react-admin';
import { PromotionTypeInput } from './PromotionTypeInput.tsx';

export const promotionFilters = [
  <TextInput key="name" source="name" label="fields.promotions.title" alwaysOn resettable />,
  <PromotionTypeInput
    key="promotionTypeId"
    source="promotionTypeId"
    label="fields.promotions.promotionTypeName"
    alwaysOn
  />,
  <NullableBooleanInput
    key="activePromotion"
    source="activePromotion"
    label="fields.promotions.active"
    alwaysOn
  />,
];
