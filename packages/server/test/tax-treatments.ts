import { buildPdf } from '@semilla/contract/testing';
import { thePlatform } from '../src/kit/change/actor.ts';
import { makeChange } from '../src/kit/change/make-change.ts';
import { storeDocument } from '../src/misc/documents/store-document.ts';
import { newId } from '../src/schema/columns/new-id.ts';
import { taxTreatments } from '../src/schema/tax-treatments.ts';
import type { Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';

export const taxTreatmentsUrl = '/v1/account/tax-treatments';

export const taxCertificate = (name = 'certificado-fiscal.pdf') =>
  fileOf(buildPdf('Certificado fiscal'), name);

type Row = Partial<typeof taxTreatments.$inferInsert>;

/** Inserts a customer's own tax rate, with its certificate: exempt for ten years unless overridden. */
export async function givenTaxTreatment(
  test: TestApp,
  userId: string,
  { file = taxCertificate(), ...given }: Row & { file?: File } = {},
): Promise<string> {
  return makeChange(test.services, thePlatform, async (change) => {
    const { documentId } = await storeDocument(change, test.services, {
      purpose: 'tax-treatment-certificate',
      file: new File([await file.arrayBuffer()], file.name, { type: 'application/pdf' }),
      uploadedBy: undefined,
    });
    const taxTreatmentId = newId(test.clock.now.getTime());
    await change.tx.insert(taxTreatments).values({
      taxTreatmentId,
      userId,
      kind: 'euResident',
      rateHundredths: 0,
      fromDate: '2020-01-01',
      toDate: '2029-12-31',
      reason: 'Ha traído el certificado.',
      documentId,
      createdAt: test.clock.now,
      ...given,
    });
    return taxTreatmentId;
  });
}

type Fields = Partial<Record<'kind' | 'rate' | 'fromDate' | 'toDate' | 'why', string | undefined>> & {
  document?: File | undefined;
};

/** Proposes a customer's own tax rate, like the form of the backoffice. */
export function proposeTaxTreatment(
  caller: Caller,
  userId: string,
  fields: Fields = {},
  options: { alone?: boolean } = {},
) {
  const form = formOf({
    userId,
    kind: 'euResident',
    fromDate: '2026-01-01',
    toDate: '2026-12-31',
    document: taxCertificate(),
    why: 'Ha traído el certificado.',
    ...fields,
  });
  return caller.post(taxTreatmentsUrl, { form, ...options });
}
