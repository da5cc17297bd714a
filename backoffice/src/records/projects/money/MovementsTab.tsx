import { Skeleton } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { LinkTabs } from '../../../kit/page/LinkTabs.tsx';
import { NotFound } from '../../../kit/page/LoadFailure.tsx';
import { AllocationPage } from './AllocationPage.tsx';
import { ClosePage } from './ClosePage.tsx';
import { DeliverPage } from './DeliverPage.tsx';
import { DistributionPage } from './DistributionPage.tsx';
import { FeesPart } from './FeesPart.tsx';
import { MoneyOverview } from './MoneyOverview.tsx';
import { OrderMovementsPart } from './OrderMovementsPart.tsx';
import { OrdersPart } from './OrdersPart.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { WaitingListPart } from './WaitingListPart.tsx';
import { WishesPart } from './WishesPart.tsx';

const moneyParts = ['', 'payments'];
const parts = ['', 'orders', 'wishes', 'waiting-places', 'order-movements', 'fees', 'payments'];

/** The tab to highlight. The allocation belongs to the wishes; deliveries and the closing belong to the overview. */
function partOf(path: string, base: string): string {
  const part = path.slice(base.length + 1).split('/')[0];
  return part && parts.includes(part) ? `${base}/${part}` : base;
}

function Parts({ project, names }: { project: ProjectRecord; names: string[] }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const base = `/project/${project.id}/movements`;
  const tabs = names.map((name) => ({
    to: name ? `${base}/${name}` : base,
    label: translate(`project.backoffice.money.parts.${name || 'overview'}`),
  }));
  return (
    <LinkTabs
      label={translate('project.backoffice.tabs.movements')}
      parts={tabs}
      current={partOf(pathname.replace(/\/$/, ''), base)}
    />
  );
}

export default function MovementsTab() {
  const project = useRecordContext<ProjectRecord>();
  const maySee = useMay('project', 'seeMoney', project);
  if (!project || maySee === undefined) return <Skeleton variant="rounded" height={320} />;
  const names = maySee ? parts : parts.filter((name) => !moneyParts.includes(name));
  return (
    <>
      <Parts project={project} names={names} />
      <Routes>
        <Route path="movements" element={maySee ? <MoneyOverview project={project} /> : <OrdersPart />} />
        <Route path="movements/orders" element={<OrdersPart />} />
        <Route path="movements/wishes" element={<WishesPart />} />
        <Route path="movements/wishes/allocation" element={<AllocationPage project={project} />} />
        <Route path="movements/waiting-places" element={<WaitingListPart />} />
        <Route path="movements/order-movements" element={<OrderMovementsPart />} />
        <Route path="movements/fees" element={<FeesPart />} />
        {maySee && (
          <>
            <Route path="movements/payments" element={<PaymentsPart />} />
            <Route path="movements/deliver/:period" element={<DeliverPage project={project} />} />
            <Route path="movements/close" element={<ClosePage project={project} />} />
            <Route
              path="movements/distribution/:distributionId"
              element={<DistributionPage project={project} />}
            />
          </>
        )}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </>
  );
}
