import { DataTable, useRecordContext } from 'react-admin';
import type { InvestorKindOf } from '../../api/record-types/investor-kind-record.ts';
import { CustomerField } from '../../kit/fields/CustomerField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { InvestorKindStateField } from './InvestorKindStateField.tsx';

const { Col } = DataTable<InvestorKindOf>;

export function KindLinkField({ source = 'kind' }: { source?: string }) {
  const record = useRecordContext<InvestorKindOf>();
  if (!record) return null;
  return (
    <PlaceLink to={`/investor-kinds/${record.id}`}>
      <TranslatedField source={source} words="investor.kinds" />
    </PlaceLink>
  );
}

/** All requests, or those of one customer. */
export function InvestorKindTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<InvestorKindOf> rowClick="show" hiddenColumns={['reason', 'decidedAt']}>
      <Col source="kind" label="fields.investorKinds.kind" field={KindLinkField} />
      {!ofCustomer && <Col source="userName" label="fields.investorKinds.userName" field={CustomerField} />}
      <Col source="state" label="fields.investorKinds.state" field={InvestorKindStateField} />
      <Col source="createdAt" label="fields.investorKinds.createdAt" field={DayField} />
      <Col source="validUntil" label="fields.investorKinds.validUntil" field={DayField} />
      <Col source="decidedAt" label="fields.investorKinds.decidedAt" field={DayField} />
      <Col source="reason" label="fields.investorKinds.reason" field={PlainField} disableSort />
    </RecordTable>
  );
}
