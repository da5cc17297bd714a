import { runDistribution } from '@semilla/contract';
import type { Examples } from '../example.ts';
import { financedProject, placedOrder, repaidProject } from '../money.ts';
import { pdf } from '../records.ts';

// What a project's money does is shown to its manager and to administrators, also where the project is public.
export const returnsExamples = {
  listProjectPayments: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  exportProjectPayments: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  releaseToPromoter: {
    kind: 'subject',
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId }, body: { amount: 10_000, file: pdf() } }, id: projectId };
    },
  },
  recordRepayment: {
    kind: 'subject',
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId }, body: { amount: 10_000, file: pdf() } }, id: projectId };
    },
  },
  projectPaymentProofUrl: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const params = await repaidProject(world);
      return { input: { params }, id: params.projectPaymentId };
    },
  },

  readSchedule: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  runDistribution: {
    kind: 'subject',
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      return { input: { params: { projectId }, body: { period: 1 } }, id: projectId };
    },
  },
  closeProject: {
    kind: 'subject',
    given: async (world) => {
      const { projectId } = await placedOrder(world);
      return { input: { params: { projectId }, body: { refund: true } }, id: projectId };
    },
  },
  readDistribution: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await repaidProject(world);
      const done = await world.make(runDistribution, { params: { projectId }, body: { period: 1 } });
      const distributionId = done.distributionId as string;
      return { input: { params: { projectId, distributionId } }, id: distributionId };
    },
  },
} satisfies Partial<Examples>;
