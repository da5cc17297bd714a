import { Skeleton, Stack, Typography } from '@mui/material';
import { sumCents, v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useState } from 'react';
import { useNavigate, useNotify, useTranslate } from 'react-admin';
import type { ProjectBalances } from '../../../api/record-types/money-record.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { NotAllowed } from '../../../kit/page/NotAllowed.tsx';
import { CannotBeDone } from './CannotBeDone.tsx';
import { ConfirmedAct } from './ConfirmedAct.tsx';
import { DistributionFigures } from './DistributionFigures.tsx';
import { usePreview } from './use-preview.ts';
import { useProjectMoney } from './use-project-money.ts';

interface ClosingProps {
  project: ProjectRecord;
  refund: boolean;
}

interface ClosingPreviewProps extends ClosingProps {
  preview: ReturnType<typeof usePreview>;
}

function Closing({ project, refund, preview }: ClosingPreviewProps) {
  const [isPreinvestment] = useState(project.phaseName === 'Preinvestment');
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { distribution, error, retry } = preview;
  const acting = useMoneyAct(v1.distributions.closeProject, ({ distributionId }) => {
    notify('project.backoffice.money.close.done', { type: 'success' });
    const base = `/project/${project.id}/movements`;
    navigate(distributionId ? `${base}/distribution/${distributionId}` : base);
  });
  if (error) return <CannotBeDone error={error} projectId={project.id} onRetry={retry} />;
  if (!distribution) return <Skeleton variant="rounded" height={320} />;
  const amount = formatMoney(sumCents([distribution.net, distribution.principal]));
  const { investors } = distribution;
  const withRefund = isPreinvestment ? 'preinvestment' : 'refund';
  const outcome = refund ? withRefund : 'settled';
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2">{translate(`project.backoffice.money.close.${outcome}.title`)}</Typography>
      <ConfirmedAct
        project={project}
        warning={translate(`project.backoffice.money.close.${outcome}.warning`, {
          amount,
          smart_count: investors,
        })}
        label={translate(`project.backoffice.money.close.${outcome}.run`, { amount })}
        acting={acting}
        body={{ refund }}
        color="error"
        second={refund ? 'always' : []}
      />
      {refund && !isPreinvestment && <DistributionFigures distribution={distribution} />}
    </Stack>
  );
}

function WithRefund({ project }: Pick<ClosingProps, 'project'>) {
  const preview = usePreview(v1.distributions.closeProject, project.id, { refund: true });
  return <Closing project={project} refund preview={preview} />;
}

function WithoutRefund({ project }: Pick<ClosingProps, 'project'>) {
  const preview = usePreview(v1.distributions.closeProject, project.id, { refund: false });
  // The preview fails if money has moved since the balances were loaded. The page then offers the refund.
  if (preview.error) return <WithRefund project={project} />;
  return <Closing project={project} refund={false} preview={preview} />;
}

interface FinancedProps extends Pick<ClosingProps, 'project'> {
  balances: ProjectBalances;
}

function Financed({ project, balances }: FinancedProps) {
  const { escrow, returns, outstanding } = balances;
  const [wasSettled] = useState([escrow, returns, outstanding].every((amount) => amount === 0));
  return wasSettled ? <WithoutRefund project={project} /> : <WithRefund project={project} />;
}

/** Closes a financed project: without a refund if no money is left or owed, otherwise with one. */
function FinancedLoader({ project }: Pick<ClosingProps, 'project'>) {
  const { balances, error, retry } = useProjectMoney(project.id);
  if (balances) return <Financed project={project} balances={balances} />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  return <Skeleton variant="rounded" height={320} />;
}

/** Closes a project, either with a refund of all investments or after everything is paid. Shows a preview before the act. */
export function ClosePage({ project }: { project: ProjectRecord }) {
  const mayMove = useMay('project', 'moveMoney');
  // The phase when the page was opened. After closing, the preview must not be requested again.
  const [wasFinanced] = useState(project.phaseName === 'Financed');
  if (mayMove === undefined) return <Skeleton variant="rounded" height={320} />;
  if (!mayMove) return <NotAllowed />;
  return wasFinanced ? <FinancedLoader project={project} /> : <WithRefund project={project} />;
}
