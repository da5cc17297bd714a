import type { PaymentOrder, PaymentOrderPurpose } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, assert, NotFound } from '../../kit/errors.ts';
import { escrowOf, taxAccountOf } from '../../ledger/accounts.ts';
import { refuseUnexplained } from '../../payment/bank-balances/find-unexplained-debits.ts';
import { nameMax, sepaText } from '../../payment/payment-files/pain001.ts';
import { paymentOrderAnswer } from '../../payment/payment-orders/payment-order-answer.ts';
import type { PaymentOrderRow } from '../../schema/payment-orders.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { freeEscrowOf, freeTaxOf, type LedgerProject, type World } from '../engine/world.ts';
import { checkRelease, payeeOf } from './pay-promoter.ts';
import { checkTaxPayment } from './pay-tax.ts';

export type PayoutPurpose = Exclude<PaymentOrderPurpose, 'sendBack'>;

interface OrderPayout {
  actor: Actor;
  purpose: PayoutPurpose;
  projectId: string;
  adminId: string;
  /** Defaults to all money that no other payment order uses. */
  amountCents?: number | undefined;
}

const actions = { release: 'project.order-release', taxToPromoter: 'project.order-tax' } as const;

/** Refuses an order if the same payment made at once would be refused. No money moves yet. */
function check(
  world: World,
  context: Context,
  { purpose }: OrderPayout,
  ledgerProject: LedgerProject,
  amountCents: number,
): void {
  if (purpose === 'release') {
    checkRelease(world, ledgerProject, amountCents, context.now);
    return;
  }
  const withholder = checkTaxPayment(world, ledgerProject, amountCents);
  if (withholder !== 'promoter') throw new ApiError('project.tax_not_to_promoter');
}

function decide(world: World, context: Context, request: OrderPayout): Decision<PaymentOrder> {
  const { purpose, projectId, adminId } = request;
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  const freeOf = purpose === 'release' ? freeEscrowOf : freeTaxOf;
  const amountCents = request.amountCents ?? freeOf(world, projectId);
  check(world, context, request, ledgerProject, amountCents);
  refuseUnexplained(world.unexplained.debits);
  const { payoutAccount, project } = ledgerProject;
  assert(payoutAccount, 'a payment without a payout account is refused');
  const { payoutAccountId, holderName, account } = payoutAccount;
  if (sepaText(holderName, nameMax) === '') throw new ApiError('payment.payee_unwritable');
  const order: PaymentOrderRow = {
    paymentOrderId: context.newId(),
    purpose,
    bankEntryId: null,
    payeeEntryId: null,
    projectId,
    payoutAccountId,
    adminId,
    amountCents,
    state: 'waiting',
    paidById: null,
    createdAt: context.now,
  };
  return {
    answer: paymentOrderAnswer(order, { projectName: project.name, holderName, account }),
    effects: {
      paymentOrders: [order],
      audit: [
        {
          action: actions[purpose],
          subjectType: 'project',
          subjectId: projectId,
          after: { amountCents, ...payeeOf(ledgerProject) },
        },
      ],
    },
  };
}

/**
 * Orders a payment to the promoter in the next payment file. The money stays in the project's account until a
 * bank statement shows the payment.
 */
export function orderPayout(request: OrderPayout): Command<PaymentOrder> {
  const { actor, purpose, projectId } = request;
  return {
    actor,
    needs: {
      wholeProjects: [projectId],
      accounts: [purpose === 'release' ? escrowOf(projectId) : taxAccountOf(projectId)],
      bankAgreement: true,
    },
    decide: (world, context) => decide(world, context, request),
  };
}
