import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type InputOf, missingTexts, offerIdOf, sheetSidesMax, type v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { SheetRow } from '../../schema/sheets.ts';
import { type StoredProject, tagsOf } from '../access.ts';
import type { Reader } from '../investor-records.ts';
import { noticesToInvestors } from '../notices/notices-to-investors.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { renewReflection } from '../orders/activate-orders.ts';
import { checkOffer } from '../owners/check-offer.ts';
import { auditNote } from '../projects/audit-note.ts';
import { updateProject } from '../projects/queries.ts';
import { withSubscription } from '../projects/with-subscription.ts';
import { lockStaffProject } from '../staff-project.ts';
import { factsOf } from './draft-of.ts';
import { type DrawnSheet, drawSheet, type SheetFacts } from './draw-sheet.ts';
import { assertMayHaveSheet } from './edit-sheet.ts';
import { insertVersion, sheetOfLocked, updateSheet } from './queries.ts';
import { termColumns, termsOf } from './sheet-content.ts';

type Publishing = InputOf<typeof v1.sheets.publish>['body'];

interface Publisher extends Reader {
  projectId: string;
  /** Undefined while it is only tried what a proposal would do. */
  approvedById: string | undefined;
  locale: 'es' | 'en';
}

function assertComplete({ content }: SheetFacts): void {
  const fields = missingTexts(content.texts).map((path) => ({ path, code: 'required', params: {} }));
  if (!fields.length) return;
  throw new ApiError('project.sheet_incomplete', { params: { count: fields.length }, fields });
}

/** From the second version on, when an error is corrected, and once there are investors, they read what changed. */
function assertSaysWhatChanged(project: StoredProject, { changes, changesEn }: Publishing): void {
  if (!project.sheetVersion && !project.suspendedUntil && !project.investorNumber) return;
  const missing = Object.entries({ changes, changesEn }).filter(([, text]) => !text);
  const fields = missing.map(([path]) => ({ path, code: 'required', params: {} }));
  if (fields.length) throw new InvalidInput(fields);
}

function assertTermsPossible(project: StoredProject, { content }: SheetFacts): void {
  const least = Math.max(project.amountInvestedCents, project.minimumInvestmentCents);
  if (content.terms.financingAmount < least) throw new ApiError('project.sheet_terms_impossible');
}

async function drawBoth(facts: SheetFacts): Promise<Record<'es' | 'en', DrawnSheet>> {
  const [es, en] = await Promise.all([drawSheet(facts, 'es'), drawSheet(facts, 'en')]);
  const sides = Math.max(es.sides, en.sides);
  if (sides > sheetSidesMax)
    throw new ApiError('project.sheet_too_long', { params: { sides, max: sheetSidesMax } });
  return { es, en };
}

function offerIdFor({ offerId, offerNumber }: SheetRow, lei: string | undefined): string {
  if (offerId) return offerId;
  if (!lei) throw new ApiError('project.sheet_without_lei');
  return offerIdOf(lei, offerNumber);
}

/** A second person approves exactly this content. */
const digestOf = ({ at: _at, ...facts }: SheetFacts) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');

async function applyTerms(tx: Db, project: StoredProject, { content, number }: SheetFacts, now: Date) {
  const columns = {
    ...termColumns(content.terms),
    sheetVersion: number ?? null,
    suspendedUntil: null,
    updatedAt: now,
  };
  return withSubscription(tx, await updateProject(tx, project.projectId, columns));
}

/** Whether investors who have ordered under the earlier version are concerned. */
function isMaterialFor(project: StoredProject, { content }: SheetFacts, said: boolean): boolean {
  if (project.suspendedUntil) return true;
  return said || (project.investorNumber > 0 && !isDeepStrictEqual(termsOf(project), content.terms));
}

/** Publishes the draft of a sheet as a new version, whose terms become those of the project. */
export async function publishSheet(
  { tx, audit, touch }: Change,
  { config, jobs, now: clock, reflectionEndOf }: Services,
  { projectId, approvedById, locale, ...reader }: Publisher,
  publishing: Publishing,
): Promise<number> {
  const { seenVersion, changes = null, changesEn = null } = publishing;
  const now = clock();
  const project = await lockStaffProject(tx, reader, projectId);
  assertMayHaveSheet(project);
  const row = await sheetOfLocked(tx, projectId, now);
  assertSeen(row, seenVersion);
  const number = (project.sheetVersion ?? 0) + 1;
  const offerId = offerIdFor(row, config.providerLei);
  const facts = factsOf(project, { ...row, offerId }, config, { number, at: now });
  assertComplete(facts);
  assertSaysWhatChanged(project, publishing);
  assertTermsPossible(project, facts);
  const { es, en } = await drawBoth(facts);
  const isMaterial = isMaterialFor(project, facts, publishing.isMaterial);
  if (isMaterial) await renewReflection(tx, projectId, reflectionEndOf(now));

  await insertVersion(tx, {
    sheetVersionId: newId(now.getTime()),
    projectId,
    number,
    offerId,
    content: facts.content,
    changes,
    changesEn,
    isMaterial,
    sidesEs: es.sides,
    sidesEn: en.sides,
    pdfEs: es.bytes,
    pdfEn: en.bytes,
    proposedById: reader.caller.userId ?? null,
    approvedById: approvedById ?? null,
    publishedAt: now,
  });
  await updateSheet(tx, projectId, { offerId, edited: { ...facts.content, terms: {} }, updatedAt: now });
  const changed = await applyTerms(tx, project, facts, now);
  await checkOffer(tx, project, changed, undefined, { owners: config.owners, now, locale });
  const { updatedAt: _, ...after } = changed;
  const note = auditNote('project.publish-sheet', projectId, project, after);
  const noted = { offerId, ...(changes && { changes }), isMaterial, sheetDigest: digestOf(facts) };
  audit({ ...note, after: { ...note.after, ...noted } });
  if (isMaterial) {
    const notice = { kind: 'sheetChanged', projectName: project.name, changes, changesEn } as const;
    await queueNotices(tx, jobs, await noticesToInvestors(tx, projectId, notice));
  }
  touch(...tagsOf(projectId));
  return number;
}
