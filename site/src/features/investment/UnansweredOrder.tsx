import { ApiProblem, NetworkFailure } from '@semilla/client';
import type { Order } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useState } from 'react';
import type { Say } from '../../lib/words.ts';
import { useSay } from '../../ui/words-context.tsx';
import { clearPendingOrder, type PendingOrder } from './pending-order.ts';
import { sendOrder } from './send-order.ts';

interface Props {
  order: PendingOrder;
  /** The error of the last attempt. Undefined after a reload of the page. */
  failure: unknown;
  /** The path to return to after log-in. */
  path: string;
  onSending: (isSending: boolean) => void;
  onDone: (order: Order) => void;
  onFailed: (error: unknown) => void;
  onDropped: () => void;
}

const isStatus = (error: unknown, status: number) =>
  error instanceof ApiProblem && error.problem.status === status;

function reason(failure: unknown, say: Say): string {
  if (failure === undefined) return say('project.invest.unanswered.before');
  if (failure instanceof NetworkFailure) return say('project.invest.unanswered.network');
  if (isStatus(failure, 401)) return say('project.invest.unanswered.signedOut');
  const detail = isStatus(failure, 429) && (failure as ApiProblem).problem.detail;
  return detail || say('project.invest.unanswered.failed');
}

/** An order whose result is unknown. Sending it again with the same key cannot place it twice. */
export function UnansweredOrder(props: Props) {
  const { order, failure, path, onSending, onDone, onFailed, onDropped } = props;
  const say = useSay();
  const [isSending, setSending] = useState(false);
  const amount = formatMoney(order.amountCents);

  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    onSending(true);
    await sendOrder(order).then(onDone, onFailed);
    onSending(false);
    setSending(false);
  }

  function drop(): void {
    clearPendingOrder(order.projectId);
    onDropped();
  }

  return (
    <div className="invest-unanswered">
      <div className="notice warning" role="alert">
        <p>{reason(failure, say)}</p>
        <p>{say('project.invest.unanswered.safe', { amount })}</p>
      </div>
      {isStatus(failure, 401) ? (
        <a className="button wide" href={`/auth/login?next=${encodeURIComponent(path)}`}>
          {say('project.invest.unanswered.logIn')}
        </a>
      ) : (
        <button className="button wide" type="button" aria-disabled={isSending} onClick={send}>
          {isSending && <span className="spinner" aria-hidden="true" />}
          {isSending ? say('common.form.sending') : say('project.invest.unanswered.again', { amount })}
        </button>
      )}
      <p className="small invest-ways">
        <a href="/investments">{say('project.invest.unanswered.look')}</a>
        <button className="plain-button" type="button" disabled={isSending} onClick={drop}>
          {say('project.invest.unanswered.drop')}
        </button>
      </p>
    </div>
  );
}
