import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useEffect } from 'react';
import { useNavigate, useNotify, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { Fact, Facts } from '../../../kit/fields/Facts.tsx';
import { NotAllowed } from '../../../kit/page/NotAllowed.tsx';
import { AllocationLines } from './AllocationLines.tsx';
import { CannotBeDone } from './CannotBeDone.tsx';
import { ConfirmedAct } from './ConfirmedAct.tsx';
import { useAllocation } from './use-allocation.ts';

const words = 'project.backoffice.money.allocation';

function Allocating({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { allocation, error, retry } = useAllocation(project.id);
  const acting = useMoneyAct(v1.wishes.allocate, () => {
    notify(`${words}.done`, { type: 'success' });
    navigate(`/project/${project.id}/movements/wishes`);
  });
  const { refusal } = acting;
  // After a refusal the preview is outdated, so it is loaded again.
  useEffect(() => {
    if (refusal) retry();
  }, [refusal, retry]);
  if (error) return <CannotBeDone error={error} projectId={project.id} onRetry={retry} />;
  if (!allocation) return <Skeleton variant="rounded" height={320} />;
  const { digest, room, places, wished, allocated, seed, lines } = allocation;
  const amount = formatMoney(allocated);
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography variant="h2">{translate(`${words}.title`)}</Typography>
        <Typography color="textSecondary">{translate(`${words}.rule`, { seed })}</Typography>
      </div>
      <Facts title={`${words}.totals`}>
        <Fact label={`${words}.room`}>{formatMoney(room)}</Fact>
        {places !== null && <Fact label={`${words}.places`}>{String(places)}</Fact>}
        <Fact label="fields.projects.wished">{formatMoney(wished)}</Fact>
        <Fact label="fields.projects.allocated">{amount}</Fact>
      </Facts>
      <AllocationLines lines={lines} />
      {project.phaseName === 'Preinvestment' ? (
        <Alert severity="info">{translate(`${words}.toOpen`)}</Alert>
      ) : (
        <ConfirmedAct
          project={project}
          warning={translate(`${words}.warning`, { amount, smart_count: lines.length })}
          label={translate(`${words}.run`, { amount })}
          acting={acting}
          body={{ digest }}
          second="always"
        />
      )}
    </Stack>
  );
}

/** Previews what each preinvestor gets, and executes the allocation by placing their orders. */
export function AllocationPage({ project }: { project: ProjectRecord }) {
  const mayAllocate = useMay('project', 'allocate');
  if (mayAllocate === undefined) return <Skeleton variant="rounded" height={320} />;
  return mayAllocate ? <Allocating project={project} /> : <NotAllowed />;
}
