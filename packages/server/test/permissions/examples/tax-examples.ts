import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { taxTreatments } from '../../../src/schema/tax-treatments.ts';
import { givenTaxTreatment, taxCertificate } from '../../tax-treatments.ts';
import type { Examples } from '../example.ts';
import { taxedProject } from '../money.ts';
import { pdf, unique } from '../records.ts';
import type { World } from '../world.ts';

const why = 'Ha traído el certificado.';

/** A new owner with their own tax rate; the certificate has a unique name. */
async function treatmentOf(world: World) {
  const owner = await world.newOwner();
  const { userId } = owner.whole;
  const mark = unique('certificado');
  const id = await givenTaxTreatment(world.test, userId, { file: taxCertificate(`${mark}.pdf`) });
  return { owner, userId, mark, id, params: { taxTreatmentId: id } };
}

/** A payment to the owner without withheld tax, because the platform wrongly counted the owner as exempt. */
async function wrongTax(world: World) {
  const { userId } = world.owner.whole;
  const taxTreatmentId = await givenTaxTreatment(world.test, userId);
  const { projectId } = await taxedProject(world);
  await world.test.db.delete(taxTreatments).where(eq(taxTreatments.taxTreatmentId, taxTreatmentId));
  const { data } = await world.make(v1.distributions.findSchedule, { params: { projectId } });
  return { projectId, distributionId: data[0]?.distributionId as string, userId };
}

export const taxExamples = {
  'taxTreatments.find': {
    kind: 'list',
    given: async (world) => {
      const { owner, userId, mark } = await treatmentOf(world);
      return { input: { query: { userId } }, mark, owner };
    },
  },
  'taxTreatments.export': {
    kind: 'list',
    given: async (world) => {
      const { owner, userId, mark } = await treatmentOf(world);
      return { input: { query: { userId } }, mark, owner };
    },
  },
  'taxTreatments.create': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { whole } = await world.newOwner();
      const body = {
        userId: whole.userId,
        kind: 'euResident' as const,
        fromDate: '2026-01-01',
        toDate: '2026-12-31',
        document: pdf(),
        why,
      };
      return { input: { body }, id: whole.userId };
    },
  },
  'taxTreatments.end': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { params, id } = await treatmentOf(world);
      return { input: { params, body: { toDate: '2026-01-31', why } }, id };
    },
  },
  'taxTreatments.findOwnRates': { kind: 'self', given: async () => ({ input: {} }) },
  'taxTreatments.findCertificateUrl': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await treatmentOf(world);
      return { input: { params }, id };
    },
  },
  'distributions.correctTax': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { userId, ...params } = await wrongTax(world);
      return { input: { params, body: { userId, why } }, id: params.distributionId };
    },
  },
} satisfies Partial<Examples>;
