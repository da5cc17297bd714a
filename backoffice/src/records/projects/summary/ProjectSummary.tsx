import { Box, Card, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { platformNow } from '@semilla/client';
import {
  civilDateAt,
  daysBetween,
  isBeforeInvestment,
  type PhaseName,
  type ProjectAct,
  type ProjectSummary as Summary,
} from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { PlaceLink } from '../../../kit/fields/PlaceLink.tsx';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { NextActTile } from '../../../kit/summary/NextActTile.tsx';
import { NextPaymentTile } from '../../../kit/summary/NextPaymentTile.tsx';
import { SummaryTiles } from '../../../kit/summary/SummaryTile.tsx';
import { useProjectSummary } from '../../../kit/summary/use-summary.ts';
import { type Wait, WaitsTile } from '../../../kit/summary/WaitsTile.tsx';
import { ProjectTypeField } from '../ProjectTypeField.tsx';
import { curveHeight, FundingCurve } from './FundingCurve.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import { placeOfAct } from './project-act-place.ts';

const words = 'project.backoffice.summary';

/** When the financing begins or ends, in words. */
function useDates({ phaseName, dateStart, dateEnd }: ProjectRecord): string | undefined {
  const translate = useTranslate();
  const today = civilDateAt(platformNow());
  if (!(isBeforeInvestment(phaseName) || phaseName === 'Investment')) return undefined;
  if (phaseName === 'Investment' && dateEnd && dateEnd >= today) {
    const left = daysBetween(today, dateEnd);
    const until = translate(`${words}.until`, { date: formatDate(dateEnd) });
    return `${translate(`${words}.daysLeft`, { smart_count: left })} · ${until}`;
  }
  if (dateStart && dateStart > today) return translate(`${words}.starts`, { date: formatDate(dateStart) });
  return dateEnd ? translate(`${words}.until`, { date: formatDate(dateEnd) }) : undefined;
}

function Figures({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const dates = useDates(project);
  const { amountInvested, financingAmount, percentageInvested, investorNumber } = project;
  return (
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {project.promoter?.name && `${project.promoter.name} · `}
        <ProjectTypeField />
      </Typography>
      <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 'bold', lineHeight: 1.3 }}>
        {formatMoney(amountInvested)}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {translate(`${words}.ofTarget`, {
          amount: formatMoney(financingAmount),
          share: formatPercent(percentageInvested),
        })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, percentageInvested / 100)}
        aria-label={translate('fields.projects.percentageInvested')}
        sx={{ height: 8, borderRadius: 4, backgroundColor: 'action.selected' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1.25 }}>
        <PlaceLink to={`/project/${project.id}/movements/orders`}>
          {translate(`${words}.investors`, { smart_count: investorNumber ?? 0 })}
        </PlaceLink>
        {dates && <span>{dates}</span>}
      </Box>
    </Box>
  );
}

/** Whether a day is today or later. An overdue opening is shown without its day. */
const isToCome = (day: string | null) => day !== null && day >= civilDateAt(platformNow());

function useActText() {
  const translate = useTranslate();
  return ({ kind, dueOn, amount, since, byName, period, missing }: ProjectAct) =>
    translate(`${words}.acts.${kind}${kind === 'open' && isToCome(dueOn) ? 'On' : ''}`, {
      smart_count: kind === 'complete' ? missing.length : (period ?? 0),
      date: dueOn ? formatDate(dueOn) : '',
      amount: amount === null ? '' : formatMoney(amount),
      since: since ? formatDate(since) : '',
      name: byName ?? '',
    });
}

function useWaits(project: ProjectRecord) {
  const translate = useTranslate();
  const page = `/project/${project.id}`;
  return ({ proposals, questions, wishes, waitingPlaces }: Summary['waits']): Wait[] => {
    const counted = [
      ['proposals', proposals, '/approvals'],
      ['questions', questions, `${page}/questions`],
      ['wishes', wishes, `${page}/movements/wishes`],
      ['waitingPlaces', waitingPlaces, `${page}/movements/waiting-places`],
    ] as const;
    const waits = counted
      .filter(([, number]) => number > 0)
      .map(([name, number, to]) => ({
        label: translate(`${words}.waits.${name}`, { smart_count: number }),
        to,
      }));
    if (!project.suspendedUntil) return waits;
    const date = formatDate(project.suspendedUntil);
    return [{ label: translate(`${words}.waits.suspended`, { date }), to: `${page}/sheet` }, ...waits];
  };
}

/** Scrolls to the card of the phases, and moves the focus there. */
function goToPhases(): void {
  const card = document.getElementById('phases');
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('button')?.focus({ preventScroll: true });
}

function Answers({ project, summary }: { project: ProjectRecord; summary: Summary | undefined }) {
  const textOf = useActText();
  const waitsOf = useWaits(project);
  const act = summary?.act;
  const to = act ? placeOfAct(act, String(project.id)) : undefined;
  const isFinanced = project.phaseName === 'Financed';
  return (
    <SummaryTiles>
      <NextActTile text={act && textOf(act)} to={to} onGo={goToPhases} />
      <NextPaymentTile
        title={`${words}.next`}
        next={summary?.next}
        none={
          isFinanced
            ? `${words}.allPaid`
            : project.phaseName === 'Closed'
              ? `${words}.over`
              : `${words}.notYet`
        }
      />
      <WaitsTile waits={summary && waitsOf(summary.waits)} />
    </SummaryTiles>
  );
}

/** The last day of the curve: today while money can come in, else the last change. */
function lastDayOf({ phaseName }: ProjectRecord, curve: Summary['curve']): string {
  const today = civilDateAt(platformNow());
  return phaseName === 'Investment' ? today : (curve.at(-1)?.on ?? today);
}

const wasOffered: readonly PhaseName[] = ['Investment', 'Financed', 'Closed'];
const hasCurve = ({ phaseName }: ProjectRecord) => wasOffered.includes(phaseName);

function Money({ project }: { project: ProjectRecord }) {
  const query = useProjectSummary(String(project.id), true);
  if (query.error) return <PartFailure title={`${words}.title`} of={query} />;
  const curve = query.data?.curve;
  return (
    <>
      {hasCurve(project) && !curve && <Skeleton variant="rounded" height={curveHeight} />}
      {hasCurve(project) && curve && (
        <FundingCurve curve={curve} target={project.financingAmount} until={lastDayOf(project, curve)} />
      )}
      <Answers project={project} summary={query.data} />
    </>
  );
}

/** What staff need to know first about a project. Its money is shown to administrators and its manager. */
export function ProjectSummary() {
  const project = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const seesMoney = useMay('project', 'seeMoney', project);
  if (!project) return null;
  return (
    <Card component="section" aria-label={translate(`${words}.title`)} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 2, sm: 3 } }}>
          <Box sx={{ width: { xs: '100%', sm: 240 }, flexShrink: 0 }}>
            <ProjectPicture project={project} />
          </Box>
          <Figures project={project} />
        </Box>
        {seesMoney && <Money project={project} />}
        {seesMoney === undefined && <Skeleton variant="rounded" height={92} />}
      </Stack>
    </Card>
  );
}
