import { approvedWithinMs } from '@semilla/contract';
import { type Random, randomFor } from '@semilla/contract/testing';
import type { Investor } from './investor.ts';
import type { DemoEvent } from './run-events.ts';
import { complete, reject, request, type Transfer } from './transfers.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const share = 0.3;
const minimumCents = 100_00;
const stepCents = 50_00;

const rejections = {
  income: [
    'No ha llegado ninguna transferencia con esa referencia.',
    'La transferencia viene de una cuenta que no es la del titular.',
    'El importe recibido no coincide con el solicitado.',
  ],
  withdraw: ['La cuenta de destino ha devuelto la transferencia.', 'Cancelada a petición del cliente.'],
};

/** An event that withdraws a part of an investor's balance, if there is enough. */
function withdrawal(investor: Investor, requestedAt: Date, part: number, hours: number): DemoEvent {
  return {
    at: requestedAt,
    happen(teller) {
      const amountCents = Math.floor((teller.balance(investor.userId) * part) / stepCents) * stepCents;
      if (amountCents < minimumCents) return;
      const transfer: Transfer = { investor, type: 'withdraw', amountCents, requestedAt };
      const decidedAt = new Date(requestedAt.getTime() + Math.floor(hours * hourMs));
      if (decidedAt.getTime() < teller.calendar.now.getTime() - approvedWithinMs)
        complete(teller, transfer, decidedAt);
      else request(teller, transfer);
    },
  };
}

/** Some investors withdraw the money that a project returned. */
export function withdrawalsAfter(url: string, closedAt: Date, investors: readonly Investor[]): DemoEvent[] {
  const random = randomFor(`withdrawals ${url}`);
  return [...new Set(investors)].flatMap((investor) => {
    if (!random.chance(share)) return [];
    const at = new Date(Math.floor(closedAt.getTime() + random.between(0.3, 9) * dayMs));
    return [withdrawal(investor, at, random.between(0.4, 1), random.between(16, 70))];
  });
}

const rejectedCounts = { income: 9, withdraw: 5 } as const;

/** Events that request a transfer and reject it a little later. */
function refusal(
  investor: Investor,
  type: keyof typeof rejectedCounts,
  random: Random,
  now: Date,
): DemoEvent[] {
  const from = investor.ready.getTime();
  const requestedAt = new Date(
    Math.floor(from + (now.getTime() - 4 * dayMs - from) * random.between(0.2, 1)),
  );
  const decidedAt = new Date(Math.floor(requestedAt.getTime() + random.between(20, 90) * hourMs));
  const reason = random.pick(rejections[type]);
  const part = random.between(0.2, 1);
  let pending: { transfer: Transfer; transactionId: string } | undefined;
  const requestEvent: DemoEvent = {
    at: requestedAt,
    happen(teller) {
      const maximum = type === 'income' ? 2_500_00 : teller.balance(investor.userId);
      const amountCents = Math.floor((maximum * part) / stepCents) * stepCents;
      if (amountCents < stepCents) return;
      const transfer: Transfer = { investor, type, amountCents, requestedAt };
      pending = { transfer, transactionId: request(teller, transfer) };
    },
  };
  const rejectEvent: DemoEvent = {
    at: decidedAt,
    happen(teller) {
      if (pending) reject(teller, pending.transfer, pending.transactionId, { at: decidedAt, reason });
    },
  };
  return [requestEvent, rejectEvent];
}

/** A few rejected transfers. */
export function rejectedTransfers(investors: readonly Investor[], now: Date): DemoEvent[] {
  const random = randomFor('rejected transfers');
  const crowd = random
    .shuffled(investors.filter(({ until }) => !until))
    .filter(({ ready }) => now.getTime() - ready.getTime() > 20 * dayMs);
  // Twice as many as needed, because some have nothing to withdraw.
  const withdrawing = crowd.slice(rejectedCounts.income, rejectedCounts.income + rejectedCounts.withdraw * 2);
  return [
    ...crowd.slice(0, rejectedCounts.income).flatMap((investor) => refusal(investor, 'income', random, now)),
    ...withdrawing.flatMap((investor) => refusal(investor, 'withdraw', random, now)),
  ];
}
