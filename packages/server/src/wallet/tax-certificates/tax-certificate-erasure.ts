import { buffer } from 'node:stream/consumers';
import { translate } from '@semilla/i18n';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { users } from '../../schema/users.ts';
import { holderColumns } from '../statements/queries.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { findInterest, findResidence, findTaxYears } from './queries.ts';

/**
 * The certificates of all years with interest, including this year so far. They must be made now, because the name is erased
 * afterwards.
 */
async function makeCertificates(tx: Db, userId: string, { config, now }: Services): Promise<File[]> {
  const issuedAt = now();
  const { brandName, company } = config;
  const [row] = await tx
    .select({ ...holderColumns, language: users.language })
    .from(users)
    .where(eq(users.userId, userId));
  if (!row) return [];
  const { language: locale, ...holder } = row;
  const files: File[] = [];
  for (const { year } of await findTaxYears(tx, userId, issuedAt)) {
    const interest = await findInterest(tx, userId, year);
    const residence = await findResidence(tx, userId, year);
    const pdf = certificatePdf({ year, holder, residence, interest, company, brandName, issuedAt, locale });
    const name = `${translate(locale, 'misc.fileNames.tax-certificate')}-${year}.pdf`;
    files.push(new File([new Uint8Array(await buffer(pdf))], name, { type: 'application/pdf' }));
  }
  return files;
}

/** Keeps the tax certificates of a closed account together with its tax details. */
export const taxCertificateErasure: Erasure = {
  async keep(tx, userId, services) {
    const files = await makeCertificates(tx, userId, services);
    return files.length ? { kind: 'taxDetails', data: {}, files } : undefined;
  },
};
