import {
  type Endpoint,
  frontOfficePhases,
  isBeforeInvestment,
  type Permission,
  type PhaseName,
  type Role,
  type Scope,
  scopeOf,
  type Who,
} from '@semilla/contract';
import { hasResource, resourceNamed } from './resources.ts';

export interface Asker {
  userId: string;
  role: Role;
}

export interface Managed {
  managerId?: string | null;
  phaseName?: PhaseName;
}

/** Acts whose permission differs from their endpoint's, or that have no endpoint of their own. */
export const exceptions: Record<string, Record<string, Permission>> = {
  project: {
    // The endpoints are public, but the backoffice is only for staff.
    list: 'projects.enterBackoffice',
    show: 'projects.enterBackoffice',
    // Both are fields of the edit endpoint. Users who may change phases may also assign managers.
    changePhase: 'projects.changePhase',
    assignManager: 'projects.changePhase',
  },
  // Anyone may register on the site, but inviting a customer needs a permission. `govern` is a field of the edit endpoint.
  customer: { create: 'customers.create', govern: 'customers.govern' },
  // Everyone may read published questions, but the list is for those who answer.
  'project-question': { list: 'projectQuestions.answer', show: 'projectQuestions.answer' },
  // Managers may read their own complaints, but not the register.
  complaint: { list: 'complaints.handle', show: 'complaints.handle' },
  // A field of the edit endpoint.
  'bank-account': { decide: 'bankAccounts.decide' },
};

/** The permission of the endpoint behind an act. */
export function endpointWho(resource: string, action: string): Who | undefined {
  if (!hasResource(resource)) return undefined;
  const { read, list, acts = {}, create, edit, delete: remove, export: exported } = resourceNamed(resource);
  const endpoints: Record<string, Endpoint | undefined> = {
    ...acts,
    list,
    show: read ?? list,
    create,
    edit,
    delete: remove,
    export: exported,
  };
  return endpoints[action]?.who;
}

// Managers may read these only for their own projects, even if the project is public.
const neverPublic: Permission[] = [
  'returns.read',
  'payoutAccounts.read',
  'payoutAccounts.create',
  'sheets.edit',
];

function reaches(scope: Scope, permission: Permission, asker: Asker, record: Managed): boolean {
  const isManaged = record.managerId === asker.userId;
  const { phaseName } = record;
  if (scope === 'managedOpen') return isManaged && phaseName !== undefined && isBeforeInvestment(phaseName);
  if (scope === 'managed' && neverPublic.includes(permission)) return isManaged;
  if (scope === 'managed') {
    return isManaged || (frontOfficePhases as readonly (string | undefined)[]).includes(phaseName);
  }
  return true;
}

/**
 * Whether a user may do an act, on any record or on the given one. Only shows or hides parts of the page, because the server
 * checks every request.
 */
export function mayDo(asker: Asker, resource: string, action: string, record?: Managed): boolean {
  const who = exceptions[resource]?.[action] ?? endpointWho(resource, action);
  if (!who) return false;
  if (who === 'anyone' || who === 'halfSignedIn') return true;
  const scope = scopeOf(who, asker.role);
  if (!scope) return false;
  return record ? reaches(scope, who, asker, record) : true;
}
