import { type FormAlert, platformNow, refusalOf, sendOnce } from '@semilla/client';
import {
  addDays,
  cancellationOf,
  cancelRefusal,
  civilDateAt,
  freeInOffer,
  type OfferEnd,
  type Order,
  type Project,
  refundAfterOf,
  v1,
} from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import { useCallback, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { refreshWallet } from '../wallet/wallet-store.ts';

interface Props {
  order: Order;
  onClose: (isChanged: boolean) => void;
}

function endOf(project: Project): OfferEnd {
  const { suspendedUntil, phaseName: phase } = project;
  return { suspendedUntil, refundAfter: refundAfterOf({ ...project, phase }) };
}

const cancelledOf = ({ status, amount, freeCancellationUntil }: Order, project: Project) => ({
  status,
  amountCents: amount,
  freeUntil: freeInOffer(freeCancellationUntil ?? '', endOf(project), civilDateAt(platformNow())),
});

const costOf = (order: Order, project: Project) =>
  cancellationOf(cancelledOf(order, project), project.cancellationFee, platformNow());
type Cost = ReturnType<typeof costOf>;

function refusalOfCancelling(order: Order, project: Project) {
  const { phaseName: phase, fullySubscribedUntil } = project;
  const isFullySubscribed = fullySubscribedUntil !== null;
  return cancelRefusal(cancelledOf(order, project), { phase, isFullySubscribed }, platformNow());
}

interface CostText {
  key: string;
  date: string | null;
  until?: string;
}

/**
 * Explains why cancelling is free after the deadline of an offer that missed its target. With `partialDays`,
 * the promoter may still accept the lower amount until a later day.
 */
const missedOf = ({ partialDays }: Project, deadline: string): CostText =>
  partialDays === null
    ? { key: 'freeBelowTarget', date: deadline }
    : { key: 'freeUnlessAccepted', date: deadline, until: addDays(deadline, partialDays) };

/** The message about what cancelling costs today, with the dates that the message names. */
function textOf(
  { freeCancellationUntil: freeUntil }: Order,
  project: Project,
  penaltyCents: number,
): CostText {
  const { suspendedUntil, refundAfter } = endOf(project);
  const today = civilDateAt(platformNow());
  if (freeUntil && today <= freeUntil) return { key: 'free', date: freeUntil };
  if (refundAfter && refundAfter < today) return missedOf(project, refundAfter);
  const whileSuspended = freeInOffer('', endOf(project), today);
  if (suspendedUntil) return { key: 'freeSuspended', date: whileSuspended };
  if (penaltyCents === 0) return { key: 'freeAnyway', date: null };
  return { key: freeUntil ? 'costs' : 'costsAtOnce', date: freeUntil };
}

const tooLateCodes = ['project.order_not_cancellable', 'project.order_bound'];

/** Cancels an investment. Shows cost and refund, and asks for one confirmation. */
export function CancelDialog({ order, onClose }: Props) {
  const say = useSay();
  const [isSending, setSending] = useState(false);
  const [cancelled, setCancelled] = useState<Order>();
  const isChanged = useRef(false);
  const load = useCallback(async () => {
    const project = await api(v1.projects.findOne, { params: { projectId: order.projectId } });
    return { project, cost: costOf(order, project) };
  }, [order]);
  const [loaded, retry] = useLoaded(load);

  return (
    <Dialog
      title={say('project.portfolio.cancelTitle', { name: order.projectName })}
      isBusy={isSending}
      onClose={() => onClose(isChanged.current)}
    >
      {loaded.state === 'loading' && <Waiting label={say('project.portfolio.loading')} />}
      {loaded.state === 'failed' && (
        <LoadFailure text={say('project.portfolio.cancelLoadFailed')} onRetry={retry} />
      )}
      {loaded.state === 'done' && !cancelled && (
        <Asked
          order={order}
          {...loaded.value}
          onSending={setSending}
          onTooLate={() => {
            isChanged.current = true;
          }}
          onStale={retry}
          onDone={(answer) => {
            isChanged.current = true;
            setCancelled(answer);
            void refreshWallet();
          }}
        />
      )}
      {cancelled && (
        <output className="notice success">
          {say(
            cancelled.penaltyAmount > 0
              ? 'project.portfolio.cancelledWith'
              : 'project.portfolio.cancelledFree',
            {
              back: formatMoney(cancelled.amount - cancelled.penaltyAmount),
              penalty: formatMoney(cancelled.penaltyAmount),
            },
          )}
        </output>
      )}
    </Dialog>
  );
}

interface AskedProps {
  order: Order;
  project: Project;
  cost: Cost;
  onSending: (isSending: boolean) => void;
  onTooLate: () => void;
  onStale: () => void;
  onDone: (order: Order) => void;
}

function Asked({ order, project, cost, onSending, onTooLate, onStale, onDone }: AskedProps) {
  const say = useSay();
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();
  const { penaltyCents, penaltyHundredths } = cost;
  const { freeCancellationUntil: freeUntil } = order;
  const back = formatMoney(order.amount - penaltyCents);

  async function cancel(): Promise<void> {
    if (isSending) return;
    // The date may have changed since the cost was shown. Users pay only a cost that they have seen.
    if (costOf(order, project).penaltyCents !== penaltyCents) return onStale();
    setSending(true);
    onSending(true);
    setAlert(undefined);
    try {
      const { orderId } = order;
      const answer = await sendOnce(api, v1.orders.cancel, { params: { orderId } });
      onSending(false);
      onDone(answer);
    } catch (error) {
      const refused = refusalOf(error).alert;
      if (refused?.kind === 'problem' && tooLateCodes.includes(refused.code)) onTooLate();
      setAlert(refused);
      setSending(false);
      onSending(false);
    }
  }

  const date = formatDate(freeUntil);
  const hasNoPeriod = freeUntil === null;
  const refusal = refusalOfCancelling(order, project);
  if (refusal) {
    const bound = hasNoPeriod ? 'boundAtOnce' : 'bound';
    const why = refusal.code === 'project.order_bound' ? bound : 'tooLate';
    return <p className="notice warning">{say(`project.portfolio.${why}`, { date })}</p>;
  }
  const text = textOf(order, project, penaltyCents);
  const facts = [
    { label: say('project.portfolio.invested'), value: formatMoney(order.amount) },
    {
      label: say('project.portfolio.penaltyOf', { share: formatPercent(penaltyHundredths) }),
      value: formatMoney(penaltyCents),
    },
    { label: say('project.portfolio.back'), value: back },
  ];
  return (
    <div className="cancel-asked">
      <p>
        {say(`project.portfolio.${text.key}`, {
          date: formatDate(text.date),
          until: formatDate(text.until ?? null),
        })}
      </p>
      <FactList facts={facts} />
      {alert && <FormAlertBox alert={alert} onRetry={() => void cancel()} />}
      <button className="button wide" type="button" aria-disabled={isSending} onClick={cancel}>
        {isSending && <span className="spinner" aria-hidden="true" />}
        {isSending ? say('common.form.sending') : say('project.portfolio.confirmCancel', { back })}
      </button>
    </div>
  );
}
