import InvestorIcon from '@mui/icons-material/SchoolOutlined';
import { formatDate } from '@semilla/format';
import { InvestorKindStateField } from '../../investor-kinds/InvestorKindStateField.tsx';
import { InvestorKindTable, KindLinkField } from '../../investor-kinds/InvestorKindTable.tsx';
import type { InvestorKindOf } from '../../investor-kinds/investor-kind-record.ts';
import { RecordCards } from '../../layout/RecordCards.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { RowCard } from '../../layout/RowCard.tsx';

function KindRow({ record }: { record: InvestorKindOf }) {
  return (
    <RowCard
      icon={<InvestorIcon />}
      title={<KindLinkField />}
      details={[formatDate(record.createdAt), record.reason].filter(Boolean).join(' · ')}
    >
      <InvestorKindStateField source="state" />
    </RowCard>
  );
}

/** The requests of a customer to be another kind of investor, the latest first. */
export default function InvestorTab() {
  return (
    <RelatedList
      resource="investor-kinds"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'decidedAt', 'validUntil', 'state']}
      table={<InvestorKindTable ofCustomer />}
      icon={<InvestorIcon />}
      empty="investor.backoffice.none"
      emptyHint="investor.backoffice.noneHint"
      cards={<RecordCards<InvestorKindOf>>{(record) => <KindRow record={record} />}</RecordCards>}
    />
  );
}
