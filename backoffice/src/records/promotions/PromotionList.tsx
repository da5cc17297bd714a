import PromotionIcon from '@mui/icons-material/CampaignOutlined';
import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { NothingYet } from '../../kit/list/NothingYet.tsx';
import { PromotionCards } from './PromotionCards.tsx';
import { PromotionTable } from './PromotionTable.tsx';
import { promotionFilters } from './promotion-filters.tsx';

export default function PromotionList() {
  return (
    <ListPage
      title="promotion.backoffice.title"
      actions={<CreateLink label="promotion.backoffice.create" />}
      filters={promotionFilters}
      sort={{ field: 'startsAt', order: 'DESC' }}
      sortable={['startsAt', 'endsAt', 'title']}
      table={<PromotionTable />}
      cards={<PromotionCards />}
      empty={
        <NothingYet
          icon={<PromotionIcon />}
          title="promotion.backoffice.empty"
          text="promotion.backoffice.emptyHint"
          create="promotion.backoffice.create"
        />
      }
    />
  );
}
