import { civilDateAt, v1 } from '@semilla/contract';
import type { Examples } from '../example.ts';
import { financedProject } from '../money.ts';
import type { World } from '../world.ts';

const reasons = { reason: 'Concurso de acreedores.', reasonEn: 'Insolvency.' };

async function defaultedLoan(world: World): Promise<string> {
  const { projectId } = await financedProject(world);
  await world.make(v1.loans.judge, { params: { projectId }, body: reasons });
  return projectId;
}

export const loanExamples = {
  'defaultRates.find': { kind: 'role', given: async () => ({ input: {} }) },

  'loans.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'loans.judge': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return {
        input: { params: { projectId }, body: { ...reasons, why: 'Lo dice el registro.' } },
        id: projectId,
      };
    },
  },
  'loans.recover': {
    kind: 'subject',
    given: async (world) => {
      const projectId = await defaultedLoan(world);
      const happenedOn = civilDateAt(world.test.clock.now);
      const body = { happenedOn, amount: 0, text: 'Demanda presentada.', textEn: 'Claim filed.' };
      return { input: { params: { projectId }, body }, id: projectId };
    },
  },
} satisfies Partial<Examples>;
