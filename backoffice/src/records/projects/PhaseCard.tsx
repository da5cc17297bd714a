import { Box, Button, Card, Typography } from '@mui/material';
import { platformNow } from '@semilla/client';
import {
  civilDateAt,
  isReflecting,
  type PhaseName,
  phaseRefusal,
  phasesAfter,
  type Refusal as Ruled,
  targetRefusal,
} from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';
import { useNavigate, useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { NotSaved } from '../../api/conflict-gate.ts';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';
import { FocusedWhenAsked } from '../../kit/acts/asked-act/FocusedWhenAsked.tsx';
import { messageOf } from '../../kit/acts/message-of.ts';
import { Confirm } from '../../kit/dialog/Confirm.tsx';
import { usePhases } from '../../kit/fields/lookups.ts';
import { PhaseChip } from '../../kit/fields/PhaseField.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { ActRow, ActRows } from './ActRow.tsx';
import { AdvisedForLater } from './AdvisedForLater.tsx';
import { DraftCard } from './DraftCard.tsx';
import { useMayEditProject } from './MayEditProject.tsx';
import { MissingForPublication } from './MissingForPublication.tsx';
import { PhaseDialog } from './PhaseDialog.tsx';
import { OpeningNotice } from './publication/OpeningNotice.tsx';
import { PlanOpening, PublicationNotices } from './publication/PublicationNotices.tsx';
import { useMissingForPublication } from './use-missing-for-publication.ts';

// These phases cannot be undone, so the user must type the project name.
const irreversible: readonly PhaseName[] = ['Discarded', 'Financed'];
const endings: readonly PhaseName[] = ['Discarded', 'Closed'];

// If a phase is refused for this reason, its button opens the page that closes the preinvestment.
const closedFirst = 'project.close_preinvestment';

/** Why a project cannot enter a phase now, with the values of the message. */
function refusalOf(phase: PhaseName, record: ProjectRecord): Pick<Ruled, 'code' | 'days'> | undefined {
  const code = phaseRefusal(phase, record);
  if (code) return { code };
  if (phase !== 'Financed') return undefined;
  const now = platformNow();
  const until = record.reflectionUntil ?? undefined;
  if (until && isReflecting(until, now)) return { code: 'project.reflection_running', days: { until } };
  return targetRefusal(record, civilDateAt(now));
}

interface ChoiceProps {
  phase: PhaseName;
  refusal: ReturnType<typeof refusalOf>;
  isDisabled: boolean;
  onChoose: () => void;
}

function Choice({ phase, refusal, isDisabled, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  const text = refusal
    ? translate(`errors.${refusal.code}`, { until: formatDate(refusal.days?.until) })
    : translate(`project.backoffice.phase.follows.${phase}`);
  const isEnding = endings.includes(phase);
  const button = (
    <Button
      variant="outlined"
      color={isEnding ? 'error' : 'primary'}
      disabled={isDisabled || (refusal !== undefined && refusal.code !== closedFirst)}
      onClick={onChoose}
      sx={{ minWidth: 170 }}
    >
      {translate(`project.phases.${phase}`)}
    </Button>
  );
  return (
    <ActRow text={text}>
      {isEnding ? button : <FocusedWhenAsked act="publish">{button}</FocusedWhenAsked>}
    </ActRow>
  );
}

/** Changes the phase. A refusal stays in sight until the next try. */
function useChangePhase(record: ProjectRecord, onDone: () => void) {
  const { phases, ...query } = usePhases();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [update, { isPending }] = useUpdate<ProjectRecord>();
  const [refusal, setRefusal] = useState<string>();

  const change = (to: PhaseName) => {
    const phaseId = phases.find(({ name }) => name === to)?.phaseId;
    setRefusal(undefined);
    void update(
      'project',
      { id: record.id, data: { ...record, phaseId }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('project.backoffice.phase.changed', {
            type: 'success',
            messageArgs: { phase: translate(`project.phases.${to}`) },
          });
          refresh();
        },
        // The user may have chosen not to save.
        onError: (error) => error instanceof NotSaved || setRefusal(messageOf(error)),
        onSettled: onDone,
      },
    );
  };
  const isKnown = (phase: PhaseName) => phases.some(({ name }) => name === phase);
  return { change, isKnown, isPending, query, refusal };
}

function PhaseChoices({ record }: { record: ProjectRecord }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<PhaseName>();
  const close = () => setChosen(undefined);
  const { change, isKnown, isPending, query, refusal } = useChangePhase(record, close);
  const name = chosen ? translate(`project.phases.${chosen}`) : '';
  const navigate = useNavigate();
  // Closing pays out money, so it has its own page.
  const choose = (phase: PhaseName) =>
    phase === 'Closed' || phaseRefusal(phase, record) === closedFirst
      ? navigate(`/project/${record.id}/movements/close`)
      : setChosen(phase);
  const isIrreversible = chosen !== undefined && irreversible.includes(chosen);
  const missing = useMissingForPublication(record) ?? [];
  const lacks = chosen === 'Discarded' ? [] : missing;
  if (query.error) return <PartFailure title="project.backoffice.phase.title" of={query} />;
  return (
    <>
      <MissingForPublication missing={missing} />
      <AdvisedForLater project={record} />
      <Refusal message={refusal} />
      <ActRows>
        {phasesAfter(record.phaseName).map((phase) => (
          <Choice
            key={phase}
            phase={phase}
            refusal={refusalOf(phase, record)}
            isDisabled={!isKnown(phase)}
            onChoose={() => choose(phase)}
          />
        ))}
      </ActRows>
      <PlanOpening project={record} />
      {isIrreversible && (
        <PhaseDialog
          project={record}
          phase={chosen}
          isPending={isPending}
          onConfirm={() => change(chosen)}
          onClose={close}
        />
      )}
      <Confirm
        isOpen={Boolean(chosen) && !isIrreversible}
        loading={isPending}
        title={translate('project.backoffice.phase.confirm', { name: record.name, phase: name })}
        content={
          chosen && (
            <>
              <MissingForPublication missing={lacks} />
              {translate(`project.backoffice.phase.follows.${chosen}`)}
            </>
          )
        }
        confirm={translate('project.backoffice.phase.moveTo', { phase: name })}
        onConfirm={() => chosen && change(chosen)}
        onClose={close}
      />
    </>
  );
}

/** Shows administrators the phase and the possible next phases. Shows a draft's manager what is missing. */
export function PhaseCard() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const mayChange = useMay('project', 'changePhase');
  const mayEdit = useMayEditProject();
  if (!record || mayChange === undefined) return null;
  if (!mayChange) {
    if (!mayEdit) return null;
    return record.phaseName === 'Draft' ? <DraftCard record={record} /> : <OpeningNotice project={record} />;
  }
  const isLast = phasesAfter(record.phaseName).length === 0;
  return (
    <Card component="section" id="phases" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('project.backoffice.phase.title')}
      </Typography>
      <PublicationNotices project={record} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: isLast ? 0 : 2 }}>
        <PhaseChip phase={record.phaseName} />
        <Typography component="span" color="textSecondary">
          {translate(isLast ? 'project.backoffice.phase.last' : 'project.backoffice.phase.next')}
        </Typography>
      </Box>
      {record.fullySubscribedUntil && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('project.backoffice.phase.fullySubscribed', {
            date: formatDate(record.fullySubscribedUntil),
          })}
        </Typography>
      )}
      {!isLast && <PhaseChoices record={record} />}
    </Card>
  );
}
