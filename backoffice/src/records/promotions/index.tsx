import PromotionIcon from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const PromotionList = lazy(() => import('./PromotionList.tsx'));
const PromotionCreate = lazy(() => import('./PromotionCreate.tsx'));
const PromotionShow = lazy(() => import('./PromotionShow.tsx'));
const PromotionEdit = lazy(() => import('./PromotionEdit.tsx'));

export const promotions: ResourceProps = {
  name: 'marketing',
  icon: PromotionIcon,
  list: PromotionList,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: 'title',
  options: { label: 'promotion.backoffice.name' },
  children: (
    <>
      <Route path="new" element={<PromotionCreate />} />
      <Route path="edit/:id" element={<PromotionEdit />} />
      <Route path=":id" element={<PromotionShow />} />
    </>
  ),
};
