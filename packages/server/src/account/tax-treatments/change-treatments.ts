import { addDays, type InputOf, isExempt, rateOn, type v1 } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, InvalidInput, NotFound } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { endTaxTreatment, findTaxTreatment, hasTreatmentWithin, insertTaxTreatment } from './queries.ts';

type NewTreatment = InputOf<typeof v1.taxTreatments.create>['body'];
type End = InputOf<typeof v1.taxTreatments.end>['body'];

interface By {
  proposedById: string;
  /** Undefined while the act is only tried for a proposal. */
  approvedById: string | undefined;
}

/**
 * Gives a customer a tax rate on interest other than the usual one. On each day at most one such rate applies
 * to a customer.
 */
export async function addTaxTreatment(
  change: Change,
  services: Services,
  { proposedById, approvedById }: By,
  { userId, kind, rate = 0, fromDate, toDate, document, why }: NewTreatment,
): Promise<string> {
  const { tx, audit } = change;
  const customer = await lockUser(tx, userId);
  if (!customer) throw new NotFound();
  const usual = rateOn(services.config.interestTaxRates, fromDate);
  if (rate > usual)
    throw new InvalidInput([
      { path: 'rate', code: 'above_usual_rate', params: { max: formatPercent(usual) } },
    ]);
  if (await hasTreatmentWithin(tx, userId, fromDate, toDate))
    throw new ApiError('account.tax_treatment_overlaps');
  const { documentId } = await storeDocument(change, services, {
    purpose: 'tax-treatment-certificate',
    file: document,
    uploadedBy: proposedById,
  });
  const now = services.now();
  const rateHundredths = isExempt(kind) ? 0 : rate;
  const { taxTreatmentId } = await insertTaxTreatment(tx, {
    taxTreatmentId: newId(now.getTime()),
    userId,
    kind,
    rateHundredths,
    fromDate,
    toDate,
    documentId,
    reason: why ?? null,
    proposedById,
    approvedById: approvedById ?? null,
    createdAt: now,
  });
  audit({
    action: 'tax-treatment.create',
    subjectType: 'tax-treatment',
    subjectId: taxTreatmentId,
    personId: userId,
    after: { kind, rate: rateHundredths, fromDate, toDate },
  });
  return taxTreatmentId;
}

/** Sets an earlier last day. The day before the first day cancels the treatment completely. */
export async function shortenTaxTreatment({ tx, audit }: Change, id: string, { toDate }: End): Promise<void> {
  const userId = (await findTaxTreatment(tx, id))?.row.userId;
  const customer = userId && (await lockUser(tx, userId));
  // The treatment is read again, because it may have changed before the user was locked.
  const row = customer && (await findTaxTreatment(tx, id))?.row;
  if (!row) throw new NotFound();
  if (toDate < addDays(row.fromDate, -1))
    throw new InvalidInput([{ path: 'toDate', code: 'end_before_start', params: {} }]);
  if (toDate >= row.toDate) throw new InvalidInput([{ path: 'toDate', code: 'only_earlier', params: {} }]);
  await endTaxTreatment(tx, id, toDate);
  audit({
    action: 'tax-treatment.end',
    subjectType: 'tax-treatment',
    subjectId: id,
    personId: row.userId,
    before: { toDate: row.toDate },
    after: { toDate },
  });
}
