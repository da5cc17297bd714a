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

/** Where an act is not what the endpoint behind it is for, or has no endpoint of its own. */
export const exceptions: Record<string, Record<string, Permission>> = {
  project: {
    // The front office lists and shows projects to everybody; the backoffice does not.
    list: 'projects.enterBackoffice',
    show: 'projects.enterBackoffice',
    // Parts of an edit.
    changePhase: 'projects.changePhase',
    assignManager: 'projects.changePhase',
  },
  // Anyone may register; staff invite.
  customer: { create: 'customers.create', govern: 'customers.govern' },
  // Part of an edit.
  'bank-account': { decide: 'bankAccounts.decide' },
  // Those who may only read these meet them where they are used, and have nothing to configure.
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

// What is told of a project to those who look after it, however public it is.
const neverPublic: Permission[] = ['returns.read'];

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

/** Whether someone may do something: with any record, or with the one given. The server decides; this only shows or hides. */
export function mayDo(asker: Asker, resource: string, action: string, record?: Managed): boolean {
  const who = exceptions[resource]?.[action] ?? endpointWho(resource, action);
  if (!who) return false;
  if (who === 'anyone' || who === 'halfSignedIn') return true;
  const scope = scopeOf(who, asker.role);
  if (!scope) return false;
  return record ? reaches(scope, who, asker, record) : true;
}
