import { fixedTexts, questionnaire } from '@semilla/contract';
import { entryTests } from '../../../src/schema/entry-tests.ts';
import { bestAnswers } from '../../investor-facts.ts';
import { givenKind } from '../../investor-kinds.ts';
import type { Examples } from '../example.ts';
import { unique } from '../records.ts';
import type { World } from '../world.ts';

/** The request of a new owner to be another kind of investor. */
async function kindOf(world: World) {
  const owner = await world.newOwner();
  const { userId } = owner.whole;
  const mark = unique('motivo');
  const id = await givenKind(world.test, userId, { reason: mark });
  return { id, userId, mark, owner, params: { investorKindId: id } };
}

const ownerQuery = async (world: World) => {
  const owner = await world.newOwner();
  const { userId } = owner.whole;
  return { owner, userId, input: { query: { userId } } };
};

export const investorExamples = {
  'investorKinds.find': {
    kind: 'list',
    given: async (world) => {
      const { userId, owner } = await kindOf(world);
      return { input: { query: { userId } }, mark: userId, owner };
    },
  },
  'investorKinds.export': {
    kind: 'list',
    given: async (world) => {
      const { userId, mark, owner } = await kindOf(world);
      return { input: { query: { userId } }, mark, owner };
    },
  },
  'investorKinds.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { id, params, owner } = await kindOf(world);
      return { input: { params }, id, owner };
    },
  },
  'investorKinds.create': {
    kind: 'self',
    given: async () => ({
      input: {
        body: {
          kind: 'sophisticated',
          income: 7_200_000,
          trades: 60,
          portfolio: null,
          professionalMonths: null,
          executiveMonths: null,
          ownFunds: null,
          turnover: null,
          balanceSheet: null,
          professionalCategory: null,
          attestsCriteria: true,
          attestsAwareness: true,
          attestsTruth: true,
        },
      },
    }),
  },
  'investorKinds.edit': {
    kind: 'subject',
    given: async (world) => {
      const { id, params, owner } = await kindOf(world);
      return { input: { params, body: { state: 'active' } }, id, owner };
    },
  },

  'entryTests.find': {
    kind: 'list',
    given: async (world) => {
      const { owner, input, userId } = await ownerQuery(world);
      return { input, mark: userId, owner };
    },
  },
  'entryTests.export': {
    kind: 'list',
    given: async (world) => {
      const { owner, input } = await ownerQuery(world);
      return { input, mark: questionnaire.version, owner };
    },
  },
  'entryTests.findQuestionnaire': { kind: 'self', given: async () => ({ input: {} }) },
  'entryTests.create': {
    kind: 'self',
    given: async () => ({
      input: { body: { questionnaireVersion: questionnaire.version, answers: bestAnswers } },
    }),
  },
  'entryTests.acknowledge': {
    kind: 'self',
    given: async ({ test }, { userId }) => {
      const refused = { questionnaireVersion: questionnaire.version, weights: {}, passMarkHundredths: 6_000 };
      if (userId)
        await test.db.insert(entryTests).values({
          ...refused,
          userId,
          outcome: 'refused',
          validUntil: '2199-12-31',
          createdAt: test.clock.now,
        });
      return { input: { body: { textVersion: fixedTexts.riskOfLoss.version } } };
    },
  },
  'lossSimulations.find': {
    kind: 'list',
    given: async (world) => {
      const { owner, input, userId } = await ownerQuery(world);
      return { input, mark: userId, owner };
    },
  },
  'lossSimulations.export': {
    kind: 'list',
    given: async (world) => {
      const { owner, input } = await ownerQuery(world);
      return { input, mark: 'Nuria Campos', owner };
    },
  },
  'lossSimulations.create': {
    kind: 'self',
    given: async () => ({ input: { body: { result: 310_000, isAcknowledged: true } } }),
  },
  'investorProfiles.findOwn': { kind: 'self', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
