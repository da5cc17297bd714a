import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { platformNow } from '@semilla/client';
import { cents, civilDateAt, daysBetween, sumCents, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { LinkBase, useNavigate, useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { NotAllowed } from '../../../kit/page/NotAllowed.tsx';
import { CannotBeDone } from './CannotBeDone.tsx';
import { ConfirmedAct } from './ConfirmedAct.tsx';
import { DistributionFigures } from './DistributionFigures.tsx';
import { usePreview } from './use-preview.ts';
import { useProjectMoney } from './use-project-money.ts';

interface DeliveryProps {
  project: ProjectRecord;
  period: number;
}

/** Shown instead of the button until the promoter has repaid enough. */
function NotRepaid({ projectId, amount }: { projectId: string; amount: string }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      // Moves the button below the text on a phone.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
      action={
        <Button color="inherit" size="small" component={LinkBase} to={`/project/${projectId}/movements`}>
          {translate('project.backoffice.money.back')}
        </Button>
      }
    >
      {translate('project.backoffice.money.deliver.notRepaid', { amount })}
    </Alert>
  );
}

const daysUntil = (day: string) => daysBetween(civilDateAt(platformNow()), day);

function Delivery({ project, period }: DeliveryProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const body = { period };
  const { distribution, error, retry } = usePreview(v1.distributions.distribute, project.id, body);
  const { balances } = useProjectMoney(project.id);
  const acting = useMoneyAct(v1.distributions.distribute, ({ distributionId }) => {
    notify('project.backoffice.money.deliver.done', { type: 'success' });
    navigate(`/project/${project.id}/movements/distribution/${distributionId}`);
  });
  if (error) return <CannotBeDone error={error} projectId={project.id} onRetry={retry} />;
  if (!distribution || !balances) return <Skeleton variant="rounded" height={320} />;
  const amount = formatMoney(sumCents([distribution.net, distribution.principal]));
  const { investors, dueOn, gross, principal } = distribution;
  const early = dueOn ? daysUntil(dueOn) : 0;
  const missing = cents(Math.max(0, sumCents([gross, principal]) - balances.returns));
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
      {early > 0 && (
        <Alert severity="warning">
          {translate('project.backoffice.money.deliver.early', { smart_count: early })}
        </Alert>
      )}
      {missing ? (
        <NotRepaid projectId={project.id} amount={formatMoney(missing)} />
      ) : (
        <ConfirmedAct
          project={project}
          warning={translate('project.backoffice.money.deliver.warning', { amount, smart_count: investors })}
          label={translate('project.backoffice.money.deliver.run', { amount })}
          acting={acting}
          body={body}
          second={distribution.secondPersonFor ?? []}
        />
      )}
      <DistributionFigures distribution={distribution} />
    </Stack>
  );
}

/** Previews what each investor gets for a period, and executes the payment. */
export function DeliverPage({ project }: { project: ProjectRecord }) {
  const mayMove = useMay('project', 'moveMoney');
  const period = Number(useParams().period);
  if (mayMove === undefined) return <Skeleton variant="rounded" height={320} />;
  return mayMove ? <Delivery project={project} period={period} /> : <NotAllowed />;
}
