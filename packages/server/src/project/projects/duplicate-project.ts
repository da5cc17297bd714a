import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { type StoredProject, tagsOf, visibleProject } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { enterPhase } from '../phases/enter-phase.ts';
import { copyDescriptions } from '../project-descriptions/queries.ts';
import { insertTimelineEntry } from '../project-timeline/queries.ts';
import { auditNote } from './audit-note.ts';
import { holdStaffMember, insertProject } from './queries.ts';

/** The columns that belong to one offer only: identity, dates, money and sheet. */
const ofOneOffer = [
  'projectId',
  'name',
  'url',
  'phaseId',
  'managerId',
  'dateStart',
  'dateEnd',
  'startedAt',
  'preinvestorDateEnd',
  'amountInvestedCents',
  'percentageInvestedHundredths',
  'investorNumber',
  'waitingNumber',
  'lastPlaceNumber',
  'wishNumber',
  'fullySubscribedUntil',
  'suspendedUntil',
  'sheetVersion',
  'refundBelowTarget',
  'partialDays',
  'destinationBankAccount',
  'createdAt',
  'updatedAt',
  'version',
] as const satisfies (keyof StoredProject)[];

/** The terms to copy. Columns added in the future are copied too, unless they are listed above. */
function termsToCopy(source: StoredProject) {
  const left: readonly string[] = ofOneOffer;
  const terms = Object.entries(source).filter(([name]) => !left.includes(name));
  return Object.fromEntries(terms) as Omit<StoredProject, (typeof ofOneOffer)[number]>;
}

/**
 * The manager of the copy: the caller, if that is a manager; otherwise the original's manager, unless that
 * person has left the staff.
 */
async function managerOfCopy({ tx }: Change, caller: Caller, source: StoredProject): Promise<string | null> {
  if (caller.role !== 'admin') return caller.userId ?? null;
  const { managerId } = source;
  return managerId && (await holdStaffMember(tx, managerId)) ? managerId : null;
}

/** Creates a project in Draft with the terms and descriptions of another. */
export async function duplicateProject(
  change: Change,
  caller: Caller,
  sourceId: string,
  { name, url, now }: InputOf<typeof v1.projects.duplicate>['body'] & { now: Date },
): Promise<StoredProject> {
  const { tx, audit, touch } = change;
  const source = await visibleProject(tx, caller, sourceId);
  const projectId = newId(now.getTime());
  const copy = await insertProject(tx, {
    ...termsToCopy(source),
    projectId,
    name,
    url,
    managerId: await managerOfCopy(change, caller, source),
    phaseId: phaseIds.Draft,
    createdAt: now,
    updatedAt: now,
  });
  await enterPhase(tx, projectId, 'Draft', now);
  await insertTimelineEntry(tx, { projectId, kind: 'phase', phaseName: 'Draft', happenedAt: now });
  await copyDescriptions(tx, sourceId, projectId);
  const note = auditNote('project.duplicate', projectId, {}, copy);
  audit({ ...note, after: { ...note.after, copiedFrom: source.name } });
  touch(...tagsOf(projectId));
  return copy;
}
