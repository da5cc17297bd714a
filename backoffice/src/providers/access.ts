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

/** Acts that require another permission than their endpoint, or that have no endpoint of their own. */
export const exceptions: Record<string, Record<string, Permission>> = {
  project: {
    // The endpoints are public, the backoffice is not.
    list: 'projects.enterBackoffice',
    show: 'projects.enterBackoffice',
    // Fields of an edit; users who may change the phase of projects may also assign their managers.
    changePhase: 'projects.changePhase',
    assignManager: 'projects.changePhase',
  },
  // Everyone may register; staff invite. Governing is a field of an edit.
  customer: { create: 'customers.create', govern: 'customers.govern' },
  // Managers may read their own complaints, but not the register.
  complaint: { list: 'complaints.handle', show: 'complaints.handle' },
  // A field of an edit.
  'bank-account': { decide: 'bankAccounts.decide' },
  // Users who may only read these see them in inputs, so the screens require the permission to edit.
  'config/document-types': { list: 'documentTypes.edit' },
  'config/project-types': { list: 'projectTypes.edit' },
  'config/template-description-project': { list: 'templates.edit' },
};

/** Who may call the endpoint behind an act on a resource. */
export function endpointWho(resource: string, action: string): Who | undefined {
  if (!hasResource(resource)) return undefined;
  const { read, list, acts = {}, create, edit, delete: remove } = resourceNamed(resource);
  const endpoints: Record<string, Endpoint | undefined> = {
    ...acts,
    list,
    show: read ?? list,
    create,
    edit,
    delete: remove,
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
 * Whether a user may do an act, on any record or on the given one. The server decides; this only shows or
 * hides.
 */
export function mayDo(asker: Asker, resource: string, action: string, record?: Managed): boolean {
  const who = exceptions[resource]?.[action] ?? endpointWho(resource, action);
  if (!who) return false;
  if (who === 'anyone' || who === 'halfSignedIn') return true;
  const scope = scopeOf(who, asker.role);
  if (!scope) return false;
  return record ? reaches(scope, who, asker, record) : true;
}
