import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useNavigate, useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useMoneyAct } from '../../inputs/use-money-act.ts';
import { NotAllowed } from '../../layout/NotAllowed.tsx';
import { useMay } from '../../providers/use-may.ts';
import type { ProjectRecord } from '../project-record.ts';
import { CannotBeDone } from './CannotBeDone.tsx';
import { ConfirmedAct } from './ConfirmedAct.tsx';
import { DistributionFigures } from './DistributionFigures.tsx';
import { centsOf, type DistributionRecord } from './money-record.ts';
import { usePreview } from './use-preview.ts';

interface DeliveryProps {
  project: ProjectRecord;
  period: number;
}

function Delivery({ project, period }: DeliveryProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const body = { period };
  const { distribution, error, retry } = usePreview(v1.distributions.distribute, project.id, body);
  const acting = useMoneyAct<DistributionRecord>(v1.distributions.distribute, ({ distributionId }) => {
    notify('project.backoffice.money.deliver.done', { type: 'success' });
    navigate(`/project/${project.id}/movements/distribution/${distributionId}`);
  });
  if (error) return <CannotBeDone error={error} projectId={project.id} onRetry={retry} />;
  if (!distribution) return <Skeleton variant="rounded" height={320} />;
  const amount = formatMoney(centsOf(distribution.net) + centsOf(distribution.principal));
  const { investors, dueOn } = distribution;
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography variant="h2">
          {translate('project.backoffice.money.deliver.title', { period })}
        </Typography>
        <Typography color="textSecondary">
          {translate('project.backoffice.money.deliver.dueOn', { date: formatDate(dueOn) })}
        </Typography>
      </div>
      <ConfirmedAct
        project={project}
        warning={translate('project.backoffice.money.deliver.warning', { amount, smart_count: investors })}
        label={translate('project.backoffice.money.deliver.run', { amount })}
        acting={acting}
        body={body}
      />
      <DistributionFigures distribution={distribution} />
    </Stack>
  );
}

/** Previews what each investor gets for a period, and pays it out. */
export function DeliverPage({ project }: { project: ProjectRecord }) {
  const mayMove = useMay('project', 'moveMoney');
  const period = Number(useParams().period);
  if (mayMove === undefined) return <Skeleton variant="rounded" height={320} />;
  return mayMove ? <Delivery project={project} period={period} /> : <NotAllowed />;
}
