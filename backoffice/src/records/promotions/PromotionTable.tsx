import { DataTable } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { PictureField } from '../../kit/fields/PictureField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { recordTable } from '../../kit/list/record-table.ts';
import { useRowPage } from '../../kit/list/use-row-page.ts';
import { PromotionTypeField } from './PromotionTypeField.tsx';
import { StageField } from './StageField.tsx';

const { Col } = DataTable<PromotionRecord>;
const looks = {
  ...recordTable,
  // A banner in a narrow column would be too small to recognise.
  '& .column-imageLargeUrl': { display: { xs: 'none', lg: 'table-cell' } },
  '& .RaDataTable-rowCell.column-title': { whiteSpace: 'normal', minWidth: 170 },
};

export function PromotionTable() {
  const rowPage = useRowPage();
  return (
    <RecordTable<PromotionRecord> rowClick={rowPage} hiddenColumns={['createdAt']} sx={looks}>
      <Col source="imageLargeUrl" label="promotion.backoffice.banner" disableSort>
        <PictureField source="imageLargeUrl" width={216} height={30} />
      </Col>
      <Col source="title" label="fields.promotions.title">
        <RecordLinkField source="title" type={rowPage} />
      </Col>
      <Col
        source="promotionTypeName"
        label="fields.promotions.promotionTypeName"
        field={PromotionTypeField}
      />
      <Col source="startsAt" label="fields.promotions.startsAt">
        <DayField source="startsAt" hasTime />
      </Col>
      <Col source="endsAt" label="fields.promotions.endsAt">
        <DayField source="endsAt" hasTime />
      </Col>
      <Col source="active" label="promotion.backoffice.stage" field={StageField} disableSort />
      <Col source="createdAt" label="fields.promotions.createdAt" field={DayField} />
    </RecordTable>
  );
}
