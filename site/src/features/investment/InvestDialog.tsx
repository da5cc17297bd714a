import { ApiProblem, isSettled } from '@semilla/client';
import { type Cents, largestOrder, type Order } from '@semilla/contract';
import { useEffect, useRef, useState } from 'react';
import { refreshParts } from '../../lib/fresh-parts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ShapedWaiting } from '../../ui/ShapedWaiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { endFirstSteps } from '../first-steps/steps-hint.ts';
import { Warning } from '../investor/WarningDialog.tsx';
import { refreshWallet } from '../wallet/wallet-store.ts';
import { Confirmation } from './Confirmation.tsx';
import type { InvestedProject } from './InvestButton.tsx';
import { InvestForm } from './InvestForm.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { preChecks } from './order-checks.ts';
import { PreChecks } from './PreChecks.tsx';
import { recallOrder } from './pending-order.ts';
import { refreshStake } from './stake-store.ts';
import { UnansweredOrder } from './UnansweredOrder.tsx';
import { useSituation } from './use-situation.ts';

interface Props {
  project: InvestedProject;
  brand: string;
  /** The prefilled amount. */
  initialAmount?: Cents | undefined;
  /** `isOver` is true if the project is no longer open for investment. */
  onClose: (isOver: boolean) => void;
}

/** Investing in two steps: enter and confirm an amount, then see the result. Closing the dialog discards its state. */
export function InvestDialog({ project, brand, initialAmount, onClose }: Props) {
  const say = useSay();
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<{ order: Order; situation: InvestSituation }>();
  const isOver = useRef(false);
  const title = done ? 'project.invest.doneTitle' : 'project.invest.title';
  return (
    <Dialog
      title={say(title, { name: project.name })}
      isWide
      onClose={() => onClose(isOver.current)}
      isBusy={isSending}
    >
      <p className="small muted invest-step">
        {say(done ? 'project.invest.secondStep' : 'project.invest.firstStep')}
      </p>
      {done ? (
        <Confirmation {...done} brand={brand} />
      ) : (
        <FirstStep
          project={project}
          initialAmount={initialAmount}
          onSending={setSending}
          onOver={() => {
            isOver.current = true;
          }}
          onDone={(order, situation) => {
            setDone({ order, situation });
            endFirstSteps(situation.me.userId);
            isOver.current = order.amount >= largestOrder(situation.project, Number.POSITIVE_INFINITY);
            void refreshWallet();
            void refreshStake(project.projectId);
            void refreshParts();
          }}
        />
      )}
    </Dialog>
  );
}

interface FirstStepProps {
  project: InvestedProject;
  initialAmount: Cents | undefined;
  onSending: (isSending: boolean) => void;
  /** Called once the project is no longer open for investment. */
  onOver: () => void;
  onDone: (order: Order, situation: InvestSituation) => void;
}

function FirstStep({ project, initialAmount, onSending, onOver, onDone }: FirstStepProps) {
  const say = useSay();
  const { loaded, retry, refresh } = useSituation(project.projectId);
  const [failure, setFailure] = useState<unknown>();
  /** The reason why a retried order was refused. A retry has no form to show it. */
  const [lateRefusal, setLateRefusal] = useState<string>();
  // True while the form sends the order for the first time. The form then stays, even if other data change.
  // An order counts as unanswered only afterwards.
  const [isFirstTry, setFirstTry] = useState(false);

  useEffect(() => {
    if (loaded.state === 'done' && loaded.value.project.phaseName !== 'Investment') onOver();
  });

  if (loaded.state === 'loading')
    return <ShapedWaiting label={say('project.invest.loading')} shape="order" />;
  if (loaded.state === 'failed') {
    return <LoadFailure text={say('project.invest.loadFailed')} onRetry={retry} />;
  }

  const situation = loaded.value;
  const fail = (error: unknown) => {
    setFailure(error);
    if (!isSettled(error)) return;
    if (error instanceof ApiProblem && error.is('project.investing_not_possible')) onOver();
    // Some data have changed since the dialog was opened.
    void refresh();
    void refreshParts();
  };
  const outcome = { onDone: (order: Order) => onDone(order, situation), onFailed: fail };
  const failLate = (error: unknown) => {
    fail(error);
    if (error instanceof ApiProblem && isSettled(error))
      setLateRefusal(error.problem.detail || say('common.form.unexpected'));
  };
  const unanswered = isFirstTry ? undefined : recallOrder(project.projectId, situation.me.userId);
  if (unanswered) {
    const path = `/projects/${project.url}`;
    return (
      <UnansweredOrder
        {...{ order: unanswered, failure, path }}
        {...outcome}
        onFailed={failLate}
        onSending={onSending}
        onDropped={() => setFailure(undefined)}
      />
    );
  }

  if (situation.profile?.needsAcknowledgement && !isFirstTry) {
    return <Warning warning={situation.profile.warning} onAcknowledged={() => void refresh()} />;
  }

  const checks = preChecks(situation);
  const areAllKept = checks.every(({ holds }) => holds);
  const list = <PreChecks checks={checks} situation={situation} onMet={() => void refresh()} />;
  return (
    <>
      {lateRefusal && (
        <p className="notice danger" role="alert">
          {lateRefusal}
        </p>
      )}
      {!areAllKept && list}
      {(isFirstTry || areAllKept) && (
        <InvestForm
          situation={situation}
          initialAmount={initialAmount}
          checks={areAllKept && list}
          {...outcome}
          onSending={(isSending) => {
            setFirstTry(isSending);
            onSending(isSending);
          }}
        />
      )}
    </>
  );
}
