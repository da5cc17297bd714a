import type { BulkValues } from '@semilla/contract';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../kit/database/types.ts';
import { InvalidInput } from '../../../kit/errors.ts';
import type { Services } from '../../../kit/services.ts';
import { lockEditableProject, visibleTo } from '../../../project/access.ts';
import { editProject } from '../../../project/projects/edit-project.ts';
import { matchingProjects, type Query } from '../../../project/projects/find-projects.ts';
import { clockOf } from '../../../project/projects/overview.ts';
import { holdStaffMember } from '../../../project/projects/queries.ts';
import { projects } from '../../../schema/projects.ts';
import type { BulkAct, BulkList, RowToChange } from '../bulk-act.ts';

export const projectList: BulkList<Query> = {
  id: projects.projectId,
  matches: (query, { caller }, { tx, services }) => matchingProjects(tx, caller, query, clockOf(services)),
  async lock(tx, recordIds) {
    await tx
      .select({ projectId: projects.projectId })
      .from(projects)
      .where(inArray(projects.projectId, [...recordIds]))
      .orderBy(projects.projectId)
      .for('update');
  },
  async findNames(db, recordIds, { caller }) {
    const named = await db
      .select({ projectId: projects.projectId, name: projects.name })
      .from(projects)
      .where(and(inArray(projects.projectId, [...recordIds]), visibleTo(caller)));
    return new Map(named.map(({ projectId, name }) => [projectId, name]));
  },
};

async function assertStaff(tx: Db, { managerId = '' }: BulkValues): Promise<void> {
  if (await holdStaffMember(tx, managerId)) return;
  throw new InvalidInput([{ path: 'values.managerId', code: 'choice', params: {} }]);
}

/** The rules that `editProject` needs. The locale only affects messages about opening an offer, which cannot occur here. */
function rulesOf(services: Services, { now }: RowToChange) {
  const { owners, company } = services.config;
  return { services, owners, company, now, locale: 'es' } as const;
}

const assigning: BulkAct = {
  check: assertStaff,
  async run(change, services, row) {
    const { caller, recordId, values } = row;
    const { managerId } = values;
    const before = await lockEditableProject(change.tx, caller, recordId);
    if (before.managerId === managerId) return undefined;
    await editProject(change, caller, recordId, { managerId }, rulesOf(services, row));
    return { before: { managerId: before.managerId }, version: before.version + 1 };
  },
  async restore(change, services, row, { before, version }) {
    const { caller, recordId } = row;
    const now = await lockEditableProject(change.tx, caller, recordId);
    const managerId = typeof before.managerId === 'string' ? before.managerId : null;
    await editProject(change, caller, recordId, { managerId, version }, rulesOf(services, row));
    return { before: { managerId: now.managerId }, version: version + 1 };
  },
};

export const projectActs = { assignProjects: assigning };
