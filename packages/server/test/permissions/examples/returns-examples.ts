import { v1 } from '@semilla/contract';
import { givenPayoutAccount } from '../../payout-accounts.ts';
import type { Examples } from '../example.ts';
import { financedProject, placedOrder, repaidProject, taxedProject } from '../money.ts';
import { hiddenProject, pdf } from '../records.ts';
import type { World } from '../world.ts';

const why = 'La obra empieza el lunes.';

const payee = () => ({
  account: 'ES9121000418450200051332',
  holderName: 'Rehabitia Promociones S.L.',
  document: pdf(),
});

/** A project of the manager with an approved payout account. */
async function payoutAccountOf(world: World) {
  const { projectId } = await hiddenProject(world);
  const created = await world.make(v1.payoutAccounts.create, { params: { projectId }, body: payee() });
  return { projectId, payoutAccountId: created.payoutAccountId };
}

// The payments of a project are visible to its manager and to administrators only, even when the project is public.
export const returnsExamples = {
  'payoutAccounts.find': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await payoutAccountOf(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'payoutAccounts.export': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await payoutAccountOf(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'payoutAccounts.create': {
    kind: 'subject',
    isHidden: true,
    isProposed: true,
    given: async (world) => {
      const { projectId } = await hiddenProject(world);
      return { input: { params: { projectId }, body: { ...payee(), why } }, id: projectId };
    },
  },
  'payoutAccounts.findNumber': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const params = await payoutAccountOf(world);
      return { input: { params }, id: params.projectId };
    },
  },
  'payoutAccounts.findCertificateUrl': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const params = await payoutAccountOf(world);
      return { input: { params }, id: params.projectId };
    },
  },
  'projectPayments.find': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'projectPayments.export': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'projectPayments.findUnpaidTaxes': { kind: 'role', given: async () => ({ input: {} }) },
  'projectPayments.release': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      await givenPayoutAccount(world.test, projectId, payee().account);
      return { input: { params: { projectId }, body: { amount: 10_000, file: pdf(), why } }, id: projectId };
    },
  },
  'projectPayments.orderRelease': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      await givenPayoutAccount(world.test, projectId, payee().account);
      return { input: { params: { projectId }, body: { amount: 10_000, why } }, id: projectId };
    },
  },
  'projectPayments.orderTax': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await taxedProject(world, 'promoter');
      await givenPayoutAccount(world.test, projectId, payee().account);
      return { input: { params: { projectId }, body: { why } }, id: projectId };
    },
  },
  'paymentOrders.findOfProject': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'projectPayments.repay': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId }, body: { amount: 10_000, file: pdf(), why } }, id: projectId };
    },
  },
  'projectPayments.payTax': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await taxedProject(world);
      return { input: { params: { projectId }, body: { file: pdf(), why } }, id: projectId };
    },
  },
  'projectPayments.findProofUrl': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const params = await repaidProject(world);
      return { input: { params }, id: params.projectPaymentId };
    },
  },

  'distributions.findSchedule': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'distributions.distribute': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      return { input: { params: { projectId }, body: { period: 1, why } }, id: projectId };
    },
  },
  'distributions.closeProject': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await placedOrder(world);
      return { input: { params: { projectId }, body: { refund: true, why } }, id: projectId };
    },
  },
  'distributions.findOne': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      const distribution = await world.make(v1.distributions.distribute, {
        params: { projectId },
        body: { period: 1 },
      });
      const distributionId = distribution.distributionId as string;
      return { input: { params: { projectId, distributionId } }, id: distributionId };
    },
  },
} satisfies Partial<Examples>;
