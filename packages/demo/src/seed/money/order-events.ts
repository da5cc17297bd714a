import { termsVersion } from '@semilla/contract';
import { cancelOrder } from '@semilla/server/money/commands/cancel-order.ts';
import { placeOrder } from '@semilla/server/money/commands/place-order.ts';
import { projectId } from '../projects/write.ts';
import { actorOf } from '../trail/noted.ts';
import { consentTo } from './consent-to.ts';
import type { Investor } from './investor.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { DemoEvent } from './run-events.ts';
import type { Teller } from './teller.ts';
import { complete } from './transfers.ts';

const hourMs = 3_600_000;
const byManagerShare = 0.06;

const isOfficeHour = (at: Date) => at.getUTCHours() >= 8 && at.getUTCHours() < 17 && at.getUTCDay() % 6 !== 0;

/** The first time within office hours; otherwise the first of all. */
function atWork(moments: readonly number[]): Date {
  const dates = moments.map((moment) => new Date(Math.floor(moment)));
  return dates.find(isOfficeHour) ?? (dates[0] as Date);
}

/** Deposits the amount missing for an order shortly before it, and often some more. */
function fillWallet(teller: Teller, investor: Investor, neededCents: number, at: Date): void {
  const { random } = teller;
  const missing = neededCents - teller.balance(investor.userId);
  if (missing <= 0) return;
  const step = investor.person.user.kind === 'company' ? 500_00 : 50_00;
  const extra = random.chance(0.6) ? random.pick([100_00, 300_00, 500_00, 1_000_00, 2_000_00, 3_000_00]) : 0;
  const amountCents = Math.ceil((missing + extra) / step) * step;
  const earliest = investor.ready.getTime();
  const requested = Math.max(earliest, Math.floor(at.getTime() - random.between(26, 96) * hourMs));
  const decided = atWork(
    Array.from({ length: 8 }, () => requested + (at.getTime() - requested) * random.between(0.15, 0.9)),
  );
  const isByManager = random.chance(byManagerShare);
  complete(
    teller,
    { investor, type: 'income', amountCents, requestedAt: new Date(requested), isByManager },
    decided,
  );
}

/** The event of an order, and of its cancellation if it has one. */
export function orderEvents(planned: PlannedOrder): DemoEvent[] {
  const { project, investor, amountCents, at, cancelledAt } = planned;
  const { userId } = investor;
  let orderId: string | undefined;
  const place: DemoEvent = {
    at,
    happen(teller) {
      fillWallet(teller, investor, amountCents, at);
      const actor = actorOf(userId);
      const id = projectId(project, teller.calendar);
      const offer = teller.world.projects.get(id)?.project;
      const order = {
        actor,
        userId,
        projectId: id,
        amountCents,
        termsVersion,
        shown: { areTermsNamed: true, ...(offer && { consent: consentTo(offer) }) },
      };
      ({ orderId } = teller.act(placeOrder(order), at));
    },
  };
  if (!cancelledAt) return [place];
  const cancel: DemoEvent = {
    at: cancelledAt,
    happen(teller) {
      if (!orderId) return;
      const id = projectId(project, teller.calendar);
      teller.act(cancelOrder({ actor: actorOf(userId), userId, orderId, projectId: id }), cancelledAt);
    },
  };
  return [place, cancel];
}
