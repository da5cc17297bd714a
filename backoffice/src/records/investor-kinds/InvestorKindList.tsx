import InvestorIcon from '@mui/icons-material/SchoolOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InvestorKindOf } from '../../api/record-types/investor-kind-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { InvestorKindStateField } from './InvestorKindStateField.tsx';
import { InvestorKindTable } from './InvestorKindTable.tsx';
import { investorKindFilters } from './investor-kind-filters.tsx';

function InvestorKindCards() {
  const translate = useTranslate();
  return (
    <RecordCards<InvestorKindOf>>
      {({ userName, kind }) => (
        <RecordCard title={userName} chip={<InvestorKindStateField source="state" />}>
          <Typography variant="body2" color="textSecondary">
            {translate(`investor.kinds.${kind}`)} · <DayField source="createdAt" />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoInvestorKinds() {
  const translate = useTranslate();
  return (
    <Message
      icon={<InvestorIcon />}
      title={translate('investor.backoffice.list.empty')}
      text={translate('investor.backoffice.list.emptyHint')}
    />
  );
}

export default function InvestorKindList() {
  return (
    <ListPage
      title="investor.backoffice.list.title"
      filters={investorKindFilters}
      filterDefaultValues={{ state: 'pending' }}
      sort={{ field: 'createdAt', order: 'ASC' }}
      sortable={['createdAt', 'decidedAt', 'validUntil', 'state', 'kind']}
      table={<InvestorKindTable />}
      cards={<InvestorKindCards />}
      empty={<NoInvestorKinds />}
    />
  );
}
