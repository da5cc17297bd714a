import { platformNow } from '@semilla/client';
import { civilDateAt, type Order, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import { ownLoanText } from '../portfolio/own-loan-text.ts';

const load = () => api(v1.distributions.findOwnReturns);

/** What of a late or defaulted loan is the user's own, with these orders of one project. */
export function OwnLoan({ orders, projectId }: { orders: Order[]; projectId: string }) {
  const say = useSay();
  const [loaded, retry] = useLoaded(load);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('project.stake.loanFailed')} onRetry={retry} />;
  const { data, loans } = loaded.value;
  const loan = loans.find((one) => one.projectId === projectId);
  if (!loan || loan.state === 'onTime') return null;
  const returns = data.filter(({ orderId }) => orders.some((order) => order.orderId === orderId));
  return (
    <p className={`notice ${loan.state === 'default' ? 'danger' : 'warning'} numbers`} data-own-loan>
      {ownLoanText(orders, returns, loan, civilDateAt(platformNow()), say)}
    </p>
  );
}
