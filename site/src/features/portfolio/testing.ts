import type { Order, OwnReturn } from '@semilla/contract';
import type { Investment } from './portfolio.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
let count = 0;

export function ownReturn(given: Partial<OwnReturn> = {}): OwnReturn {
  const { net = 1_000 } = given;
  return {
    orderId: id,
    period: 1,
    dueOn: '2026-05-01',
    months: 3,
    isLast: false,
    gross: net,
    fee: 0,
    principal: 0,
    deliveredAt: null,
    ...given,
    net,
  };
}

export function investment(given: Partial<Order> = {}, returns: OwnReturn[] = []): Investment {
  count += 1;
  const order: Order = {
    orderId: `${id.slice(0, -4)}${String(count).padStart(4, '0')}`,
    projectId: id,
    projectName: 'Edificio Lavapiés',
    projectPhaseId: id,
    userId: id,
    userName: 'Lucía Ferrer Soler',
    amount: 50_000,
    type: 'invest',
    status: 'pending',
    penaltyAmount: 0,
    penalty: 0,
    termsVersion: '2026-01',
    createdAt: new Date('2026-03-10T10:00:00Z'),
    cancelledAt: null,
    freeCancellationUntil: '2026-03-14',
    ...given,
  };
  return { order, returns };
}
