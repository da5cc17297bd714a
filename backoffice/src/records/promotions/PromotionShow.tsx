import { promotionFieldList } from '@semilla/contract';
import { ReadOnlyRecord } from '../../kit/record/ReadOnlyRecord.tsx';

const { title, titleEn, promotionTypeName, startsAt, endsAt, active } = promotionFieldList.fields;
const shown = [title, titleEn, promotionTypeName, startsAt, endsAt, active];

export default function PromotionShow() {
  return (
    <ReadOnlyRecord
      title="promotion.backoffice.sections.what"
      listTitle="promotion.backoffice.title"
      fields={shown}
    />
  );
}
