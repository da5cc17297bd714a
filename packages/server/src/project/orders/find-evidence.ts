import { answersInWords, isWarned, type OrderEvidence } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import { and, eq, lte, ne, sum } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { orderEvidence, type StoredEvidence } from '../../schema/order-evidence.ts';
import { orders } from '../../schema/orders.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';
import { sheetVersions } from '../../schema/sheet-versions.ts';
import { findPublished } from '../project-questions/published-questions.ts';
import { orderList } from './queries.ts';

/**
 * The digest of the sheet, for older evidence that was stored without it. The files of a published sheet
 * never change, so its current digest is right.
 */
async function digestOfSheet(
  db: Db,
  { projectId, sheetVersion, language }: StoredEvidence,
): Promise<string | null> {
  if (!sheetVersion) return null;
  const [found] = await db
    .select({ es: sheetVersions.digestEs, en: sheetVersions.digestEn })
    .from(sheetVersions)
    .where(and(eq(sheetVersions.projectId, projectId), eq(sheetVersions.number, sheetVersion)));
  return found?.[language] ?? null;
}

/** The warning about the result of the entry test, if the investor acknowledged it before the order. */
async function acknowledgementOf(db: Db, { entryTestId, entryTest, consentedAt, placedAt }: StoredEvidence) {
  if (!entryTestId || !isWarned(entryTest)) return null;
  const { textVersion: version, text, createdAt: acknowledgedAt } = riskAcknowledgements;
  const [found] = await db
    .select({ version, text, acknowledgedAt })
    .from(riskAcknowledgements)
    .where(
      and(
        eq(riskAcknowledgements.entryTestId, entryTestId),
        eq(riskAcknowledgements.about, entryTest),
        lte(acknowledgedAt, new Date(consentedAt && consentedAt > placedAt ? consentedAt : placedAt)),
      ),
    );
  return found ?? null;
}

/** The test that counted for the order, with the wording of the answered version. */
async function entryTestOf(db: Db, { entryTestId }: StoredEvidence, locale: Locale) {
  const { questionnaireVersion: version, answers, createdAt: at } = entryTests;
  const [found] = entryTestId
    ? await db
        .select({ version, answers, at })
        .from(entryTests)
        .where(eq(entryTests.entryTestId, entryTestId))
    : [];
  return {
    entryTestAt: found?.at ?? null,
    entryTestVersion: found?.version ?? null,
    entryTestAnswers: found?.answers ? answersInWords(found.version, found.answers, locale) : null,
  };
}

/** The questions that were published, read from their rows, which never change. */
async function questionsOf(db: Db, { projectId, publishedQuestions: noted }: StoredEvidence, locale: Locale) {
  if (!noted) return null;
  return { ...noted, list: await findPublished(db, { projectId, entries: noted.entries, locale }) };
}

/**
 * The evidence of an order, if the reader may see it: the investor, a manager of the investor, or an administrator. Orders of an
 * earlier version have none.
 */
export async function findEvidence(
  db: Db,
  reader: Reader,
  { orderId, locale }: { orderId: string; locale: Locale },
): Promise<OrderEvidence> {
  const order = await orderList.oneOrNone(db, orderId, reader);
  // A project's manager sees its orders, but not the answers and possible losses of its investors.
  const isSeen = withinReach(reader, orderEvidence.userId);
  const [row] = order
    ? await db
        .select()
        .from(orderEvidence)
        .where(and(eq(orderEvidence.orderId, orderId), isSeen))
    : [];
  if (!row) throw new NotFound();
  const { evidence } = row;
  const { placedAt, consentedAt = placedAt, sheetVersion = null } = evidence;
  return {
    origin: 'order',
    originId: null,
    consentedAmount: evidence.amount,
    isSheetConfirmed: false,
    areTermsConfirmed: null,
    lossResultOn: null,
    conditions: null,
    notices: null,
    questionsVersion: null,
    reflectionHolidays: null,
    consent: null,
    ...evidence,
    publishedQuestions: await questionsOf(db, evidence, locale),
    ...(await entryTestOf(db, evidence, locale)),
    acknowledgement: await acknowledgementOf(db, evidence),
    placedAt: new Date(placedAt),
    consentedAt: new Date(consentedAt),
    sheetVersion,
    sheetDigest: evidence.sheetDigest ?? (await digestOfSheet(db, evidence)),
  };
}

/** The total of an investor's own orders in an offer, without cancelled ones. */
export async function findOwnAmount(db: Db, projectId: string, userId: string): Promise<number> {
  const own = and(eq(orders.projectId, projectId), eq(orders.userId, userId), ne(orders.status, 'cancelled'));
  const [row] = await db
    .select({ total: sum(orders.amountCents).mapWith(Number) })
    .from(orders)
    .where(own);
  return row?.total ?? 0;
}
