import {
  belowTargetOf,
  civilDateAt,
  type InputOf,
  missingParts,
  offerIdOf,
  projectDatesProblem,
  sheetAttestation,
  sheetSidesMax,
  type v1,
} from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { SheetRow } from '../../schema/sheets.ts';
import { type StoredProject, tagsOf } from '../access.ts';
import { noticesToInvestors } from '../notices/notices-to-investors.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { renewReflection } from '../orders/activate-orders.ts';
import { checkOffer } from '../owners/check-offer.ts';
import { findOwnerNamed } from '../owners/queries.ts';
import { auditNote } from '../projects/audit-note.ts';
import { updateProject } from '../projects/queries.ts';
import { withSubscription } from '../projects/with-subscription.ts';
import { lockStaffProject } from '../staff-project.ts';
import { fillingQueue } from '../waiting-places/filling-queue.ts';
import { askToConfirmPlaces } from '../waiting-places/queries.ts';
import { askToConfirmWishes } from '../wishes/queries.ts';
import { factsOf } from './draft-of.ts';
import { type DrawnSheets, digestOf } from './draw-for-publishing.ts';
import type { SheetFacts } from './draw-sheet.ts';
import { assertMayHaveSheet } from './edit-sheet.ts';
import { isMaterialFor } from './is-material-for.ts';
import { findSheetOwner, insertVersion, sheetOfLocked, updateSheet } from './queries.ts';
import { notesOf, termColumns } from './sheet-content.ts';

type Publishing = InputOf<typeof v1.sheets.publish>['body'];

interface Publisher extends Reader {
  projectId: string;
  /** Undefined while a proposal is only tried. */
  approvedById: string | undefined;
  locale: 'es' | 'en';
  /** The files of the sheet; undefined while the draft cannot be published. */
  drawn: DrawnSheets | undefined;
}

/**
 * Refuses if the proposer attested another version of the text than the one in force, which the page shows.
 */
function assertAttested({ attestationVersion }: Publishing): void {
  if (attestationVersion !== sheetAttestation.version)
    throw new ApiError('project.sheet_attestation_outdated');
}

function assertComplete({ content }: SheetFacts): void {
  const fields = missingParts(content).map((path) => ({ path, code: 'required', params: {} }));
  if (!fields.length) return;
  throw new ApiError('project.sheet_incomplete', { params: { count: fields.length }, fields });
}

/** From the second version on, when correcting an error, or once there are investors, a text must say what changed. */
function assertSaysWhatChanged(project: StoredProject, { changes, changesEn }: Publishing): void {
  if (!project.sheetVersion && !project.suspendedUntil && !project.investorNumber) return;
  const missing = Object.entries({ changes, changesEn }).filter(([, text]) => !text);
  const fields = missing.map(([path]) => ({ path, code: 'required', params: {} }));
  if (fields.length) throw new InvalidInput(fields);
}

/**
 * What part B(c) of the sheet promises if the target is missed. The platform carries it out, so any other
 * promise is refused.
 */
function promiseOf({ content }: SheetFacts, days: number) {
  const said = belowTargetOf(content.texts.belowTarget, days);
  if (!said) throw new ApiError('project.sheet_below_target');
  return { refundBelowTarget: said === 'refund', partialDays: said === 'partial' ? days : null };
}

/**
 * Refuses impossible dates. An unchanged deadline may be in the past, because errors must be correctable
 * after it too.
 */
function assertDatesPossible(
  { dateStart, dateEnd, preinvestorDateEnd, sheetVersion }: StoredProject,
  { content: { terms } }: SheetFacts,
  today: string,
): void {
  const problem = projectDatesProblem({ dateStart, dateEnd: terms.dateEnd, preinvestorDateEnd });
  const path = 'terms.dateEnd';
  if (problem) throw new InvalidInput([{ path, code: 'end_before_start', params: {} }]);
  const isUnchanged = sheetVersion !== null && terms.dateEnd === dateEnd;
  if (terms.dateEnd !== null && terms.dateEnd < today && !isUnchanged)
    throw new InvalidInput([{ path, code: 'in_the_past', params: {} }]);
}

function assertTermsPossible(project: StoredProject, { content }: SheetFacts): void {
  const least = Math.max(project.amountInvestedCents, project.minimumInvestmentCents);
  if (content.terms.financingAmount < least) throw new ApiError('project.sheet_terms_impossible');
}

function assertFits({ es, en }: DrawnSheets): void {
  const sides = Math.max(es.sides, en.sides);
  if (sides > sheetSidesMax)
    throw new ApiError('project.sheet_too_long', { params: { sides, max: sheetSidesMax } });
}

function offerIdFor(
  { offerId, offerNumber }: Pick<SheetRow, 'offerId' | 'offerNumber'>,
  lei: string | undefined,
): string {
  if (offerId) return offerId;
  if (!lei) throw new ApiError('project.sheet_without_lei');
  return offerIdOf(lei, offerNumber);
}

async function applyTerms(
  tx: Db,
  project: StoredProject,
  { content, number }: SheetFacts,
  { promise, now }: { promise: ReturnType<typeof promiseOf>; now: Date },
) {
  const agentName = content.terms.guaranteeAgent?.name;
  const columns = {
    ...termColumns(content.terms, project),
    // If the agent changes, the record of the old agent no longer applies.
    ...(project.guaranteeAgent?.name !== agentName && {
      guaranteeAgentId: agentName === undefined ? null : await findOwnerNamed(tx, agentName),
    }),
    sheetVersion: number ?? null,
    ...promise,
    suspendedUntil: null,
    updatedAt: now,
  };
  return withSubscription(tx, await updateProject(tx, project.projectId, columns));
}

/** Asks waiting investors and preinvestors to consent again. Their orders must not be based on a sheet that they did not read. */
async function askToConfirm(tx: Db, { projectId, waitingNumber }: StoredProject): Promise<StoredProject> {
  const asked = await askToConfirmPlaces(tx, projectId);
  await askToConfirmWishes(tx, projectId);
  return updateProject(tx, projectId, { waitingNumber: waitingNumber - asked });
}

/** Publishes the draft of a sheet as a new version. Its terms become those of the project. */
export async function publishSheet(
  { tx, audit, touch }: Change,
  { config, jobs, now: clock, reflectionEndOf }: Services,
  { projectId, approvedById, locale, drawn, ...reader }: Publisher,
  publishing: Publishing,
): Promise<number> {
  const { seenVersion, changes = null, changesEn = null, drawnUpBy, attestationVersion } = publishing;
  assertAttested(publishing);
  const now = clock();
  const project = await lockStaffProject(tx, reader, projectId);
  assertMayHaveSheet(project);
  const row = await sheetOfLocked(tx, projectId, now);
  assertSeen(row, seenVersion);
  const number = (project.sheetVersion ?? 0) + 1;
  const offerId = offerIdFor(row, config.providerLei);
  const owner = await findSheetOwner(tx, project);
  const facts = factsOf(project, { ...row, offerId }, config, { number, at: now, owner });
  assertComplete(facts);
  const promise = promiseOf(facts, config.partialDays);
  assertSaysWhatChanged(project, publishing);
  assertTermsPossible(project, facts);
  assertDatesPossible(project, facts, civilDateAt(now));
  // The files were drawn before the lock, so they lack edits made since.
  if (drawn?.digest !== digestOf(facts)) throw new ApiError('request.edited_meanwhile');
  assertFits(drawn);
  const { es, en } = drawn;
  const isMaterial = await isMaterialFor(tx, project, facts.content, publishing.isMaterial);
  if (isMaterial) await renewReflection(tx, projectId, reflectionEndOf(now));

  await insertVersion(tx, {
    sheetVersionId: newId(now.getTime()),
    projectId,
    number,
    offerId,
    content: { ...facts.content, ownerName: facts.ownerName, ...notesOf(owner) },
    changes,
    changesEn,
    isMaterial,
    sidesEs: es.sides,
    sidesEn: en.sides,
    pdfEs: es.bytes,
    pdfEn: en.bytes,
    drawnUpBy,
    attestationVersion,
    proposedById: reader.caller.userId ?? null,
    approvedById: approvedById ?? null,
    publishedAt: now,
  });
  await updateSheet(tx, projectId, { offerId, edited: { ...row.edited, terms: {} }, updatedAt: now });
  const applied = await applyTerms(tx, project, facts, { promise, now });
  const changed = isMaterial ? await askToConfirm(tx, applied) : applied;
  const { owners, company } = config;
  await checkOffer(tx, project, changed, undefined, { owners, company, now, locale });
  const { updatedAt: _, ...after } = changed;
  const note = auditNote('project.publish-sheet', projectId, project, after);
  const noted = {
    offerId,
    ...(changes && { changes }),
    isMaterial,
    sheetDigest: digestOf(facts),
    drawnUpBy,
    attestationVersion,
  };
  audit({ ...note, after: { ...note.after, ...noted } });
  if (isMaterial) {
    const notice = { kind: 'sheetChanged', projectName: project.name, changes, changesEn } as const;
    await queueNotices(tx, jobs, await noticesToInvestors(tx, projectId, notice));
  }
  if (changed.waitingNumber) await jobs.enqueue(tx, fillingQueue, { projectId });
  touch(...tagsOf(projectId));
  return number;
}
