import { type Random, randomFor } from '@semilla/contract/testing';
import type { Happening } from './happenings.ts';
import type { Investor } from './investor.ts';
import { complete, reject, request, type Transfer } from './transfers.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const share = 0.3;
const leastCents = 100_00;
const stepCents = 50_00;

const rejections = {
  income: [
    'No ha llegado ninguna transferencia con esa referencia.',
    'La transferencia viene de una cuenta que no es la del titular.',
    'El importe recibido no coincide con el solicitado.',
  ],
  withdraw: ['La cuenta de destino ha devuelto la transferencia.', 'Cancelada a petición del cliente.'],
};

/** Money that an investor takes out, when it is there: as much of it as is said. */
function withdrawal(investor: Investor, requestedAt: Date, part: number, hours: number): Happening {
  return {
    at: requestedAt,
    happen(teller) {
      const amountCents = Math.floor((teller.balance(investor.userId) * part) / stepCents) * stepCents;
      if (amountCents < leastCents) return;
      const transfer: Transfer = { investor, type: 'withdraw', amountCents, requestedAt };
      const decidedAt = new Date(requestedAt.getTime() + Math.floor(hours * hourMs));
      if (decidedAt < teller.calendar.now) complete(teller, transfer, decidedAt);
      else request(teller, transfer);
    },
  };
}

/** Some take out what they got back from a project. */
export function withdrawalsAfter(url: string, closedAt: Date, investors: readonly Investor[]): Happening[] {
  const random = randomFor(`withdrawals ${url}`);
  return [...new Set(investors)].flatMap((investor) => {
    if (!random.chance(share)) return [];
    const at = new Date(Math.floor(closedAt.getTime() + random.between(0.3, 9) * dayMs));
    return [withdrawal(investor, at, random.between(0.4, 1), random.between(16, 70))];
  });
}

const rejected = { income: 9, withdraw: 5 } as const;

/** Somebody who asks for money to come or to go, and an administrator who says no a little later. */
function refusal(investor: Investor, type: keyof typeof rejected, random: Random, now: Date): Happening[] {
  const from = investor.ready.getTime();
  const requestedAt = new Date(
    Math.floor(from + (now.getTime() - 4 * dayMs - from) * random.between(0.2, 1)),
  );
  const decidedAt = new Date(Math.floor(requestedAt.getTime() + random.between(20, 90) * hourMs));
  const reason = random.pick(rejections[type]);
  const part = random.between(0.2, 1);
  let asked: { transfer: Transfer; transactionId: string } | undefined;
  const ask: Happening = {
    at: requestedAt,
    happen(teller) {
      const most = type === 'income' ? 2_500_00 : teller.balance(investor.userId);
      const amountCents = Math.floor((most * part) / stepCents) * stepCents;
      if (amountCents < stepCents) return;
      const transfer: Transfer = { investor, type, amountCents, requestedAt };
      asked = { transfer, transactionId: request(teller, transfer) };
    },
  };
  const decide: Happening = {
    at: decidedAt,
    happen(teller) {
      if (asked) reject(teller, asked.transfer, asked.transactionId, { at: decidedAt, reason });
    },
  };
  return [ask, decide];
}

/** Now and then an administrator has to say no. */
export function rejectedTransfers(investors: readonly Investor[], now: Date): Happening[] {
  const random = randomFor('rejected transfers');
  const crowd = random
    .shuffled(investors.filter(({ until }) => !until))
    .filter(({ ready }) => now.getTime() - ready.getTime() > 20 * dayMs);
  // More than are wanted, as some have nothing to take out.
  const withdrawing = crowd.slice(rejected.income, rejected.income + rejected.withdraw * 2);
  return [
    ...crowd.slice(0, rejected.income).flatMap((investor) => refusal(investor, 'income', random, now)),
    ...withdrawing.flatMap((investor) => refusal(investor, 'withdraw', random, now)),
  ];
}
