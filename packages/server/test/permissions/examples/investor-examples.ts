import { fixedTexts, investorKindTextsVersion, questionnaire } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { companyDeclarations } from '../../../src/schema/company-declarations.ts';
import { entryTests } from '../../../src/schema/entry-tests.ts';
import { fiscalResidences } from '../../../src/schema/fiscal-residences.ts';
import { keptRecords } from '../../../src/schema/kept-records.ts';
import { users } from '../../../src/schema/users.ts';
import { bestAnswers } from '../../investor-facts.ts';
import { givenKind } from '../../investor-kinds.ts';
import type { Examples } from '../example.ts';
import { unique } from '../records.ts';
import type { World } from '../world.ts';

/** The request of a new owner to be a sophisticated or professional investor. */
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

async function residenceOf(world: World) {
  const found = await ownerQuery(world);
  const mark = unique('598');
  const row = { userId: found.userId, country: 'PT', taxNumber: mark, since: '2024-01-01' };
  await world.test.db.insert(fiscalResidences).values(row);
  return { ...found, mark };
}

const declared = {
  beneficialOwners: [{ name: 'Carmen Soto', country: 'ES', share: 6_000 }],
  representatives: [{ name: 'Carmen Soto', documentNumber: '12345678Z' }],
};

const declarationOf = {
  kind: 'list' as const,
  given: async (world: World) => {
    const { owner, input, userId } = await ownerQuery(world);
    const mark = unique('Carmen');
    const beneficialOwners = [{ name: mark, country: 'ES', share: null }];
    await world.test.db.insert(companyDeclarations).values({ ...declared, userId, beneficialOwners });
    return { input, mark, owner };
  },
};

async function keptRecordOf(world: World) {
  const { userId } = (await world.newOwner()).whole;
  const days = { closedOn: '2026-03-02', eraseOn: '2036-03-02' };
  const [kept] = await world.test.db
    .insert(keptRecords)
    .values({ userId, kind: 'identity', data: { name: 'Nuria' }, ...days })
    .returning();
  return kept as typeof keptRecords.$inferSelect;
}

const keptOf = {
  kind: 'list' as const,
  given: async (world: World) => {
    const { userId } = await keptRecordOf(world);
    return { input: { query: { userId } }, mark: '2036' };
  },
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
          textsVersion: investorKindTextsVersion,
          attestsCriteria: true,
          attestsAwareness: true,
          attestsTruth: true,
        },
      },
    }),
  },
  'investorKinds.giveUp': {
    kind: 'subject',
    given: async (world) => {
      const { id, params, owner } = await kindOf(world);
      return { input: { params, body: { state: 'withdrawn' } }, id, owner };
    },
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
  'fiscalResidences.find': {
    kind: 'list',
    given: async (world) => {
      const { owner, input, mark } = await residenceOf(world);
      return { input, mark, owner };
    },
  },
  'fiscalResidences.export': {
    kind: 'list',
    given: async (world) => {
      const { owner, input, mark } = await residenceOf(world);
      return { input, mark, owner };
    },
  },
  'fiscalResidences.create': {
    kind: 'self',
    given: async () => ({
      input: { body: { country: 'PT', taxNumber: '598011203', since: '2024-01-01' } },
    }),
  },
  'keptRecords.find': keptOf,
  'keptRecords.export': keptOf,
  'keptRecords.open': {
    kind: 'subject',
    given: async (world) => {
      const { keptRecordId } = await keptRecordOf(world);
      return {
        input: { params: { keptRecordId }, body: { why: 'Requerimiento de la AEAT.' } },
        id: keptRecordId,
      };
    },
  },
  'companyDeclarations.find': declarationOf,
  'companyDeclarations.export': declarationOf,
  'companyDeclarations.create': {
    kind: 'self',
    given: async ({ test }, { userId }) => {
      const company = { kind: 'company', surname: null, legalRepresentativeName: 'Carmen Soto' } as const;
      if (userId) await test.db.update(users).set(company).where(eq(users.userId, userId));
      return { input: { body: declared } };
    },
  },
  'investorProfiles.findOwn': { kind: 'self', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
