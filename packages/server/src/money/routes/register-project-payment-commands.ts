import { type ProjectPayment, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../kit/change/actor.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { withProof } from '../../misc/documents/with-proof.ts';
import { orderPayout, type PayoutPurpose } from '../commands/order-payout.ts';
import { recordRepayment, releaseToPromoter } from '../commands/pay-promoter.ts';
import { payTax } from '../commands/pay-tax.ts';
import type { Recorded } from '../commands/project-payment.ts';
import type { Command } from '../engine/command.ts';
import { type MoneyCall, moneyRoute } from '../engine/money-route.ts';
import { projectLook } from './project-look.ts';

type Paying =
  | typeof v1.projectPayments.release
  | typeof v1.projectPayments.repay
  | typeof v1.projectPayments.payTax;

/** Records a payment with its proof. Always needs two people. */
async function pay(
  call: MoneyCall<Paying>,
  act: 'release' | 'repay' | 'payTax',
  command: (recorded: Recorded & { actor: Actor }) => Command<ProjectPayment>,
) {
  const { actor, body, caller, db, params, services } = call;
  const admin = { userId: caller.userId, userName: await nameOfUser(db, caller.userId) };
  return withProof(services, { file: body.file, uploadedBy: admin.userId }, async (proof) => {
    const look = await projectLook(db, { act, ...params, proposer: admin, why: body.why, file: proof });
    const { isAnother } = body;
    return call.runWithSecond(look, () => command({ actor, ...params, admin, proof, isAnother }));
  });
}

/** Orders a payment to the promoter in the next payment file. Needs two people, like recording a payment by hand. */
async function order(
  call: MoneyCall<typeof v1.projectPayments.orderRelease | typeof v1.projectPayments.orderTax>,
  purpose: PayoutPurpose,
) {
  const { actor, body, caller, db, params } = call;
  const { userId } = caller;
  const proposer = { userId, userName: await nameOfUser(db, userId) };
  const act = purpose === 'release' ? 'release' : 'payTax';
  const look = await projectLook(db, { act, ...params, proposer, why: body.why });
  return call.runWithSecond(look, () =>
    orderPayout({ actor, purpose, ...params, adminId: userId, amountCents: body.amount }),
  );
}

export async function registerProjectPaymentCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(app, v1.projectPayments.release, (call) =>
    pay(call, 'release', (given) => releaseToPromoter({ ...given, amountCents: call.body.amount })),
  );

  moneyRoute(app, v1.projectPayments.orderRelease, (call) => order(call, 'release'));

  moneyRoute(app, v1.projectPayments.orderTax, (call) => order(call, 'taxToPromoter'));

  moneyRoute(app, v1.projectPayments.repay, (call) =>
    pay(call, 'repay', (given) => recordRepayment({ ...given, amountCents: call.body.amount })),
  );

  moneyRoute(app, v1.projectPayments.payTax, (call) =>
    pay(call, 'payTax', (given) => payTax({ ...given, amountCents: call.body.amount })),
  );
}
