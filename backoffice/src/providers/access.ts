import {
  frontOfficePhases,
  isBeforeInvestment,
  type Permission,
  type PhaseName,
  type Role,
  type Scope,
  scopeOf,
} from '@semilla/contract';

export interface Asker {
  userId: string;
  role: Role;
}

export interface Managed {
  managerId?: string | null;
  phaseName?: PhaseName;
}

/** The permission of the contract behind each act on a resource. Acts that are missing here are refused. */
const table: Record<string, Record<string, Permission>> = {
  project: {
    list: 'projects.enterBackoffice',
    show: 'projects.enterBackoffice',
    create: 'projects.create',
    edit: 'projects.edit',
    delete: 'projects.delete',
    changePhase: 'projects.changePhase',
    seeMoney: 'returns.read',
    moveMoney: 'returns.run',
    // Users who may change the phase of projects may also assign their managers.
    assignManager: 'projects.changePhase',
  },
  customer: {
    list: 'customers.read',
    show: 'customers.read',
    create: 'customers.create',
    edit: 'customers.edit',
    delete: 'customers.delete',
    govern: 'customers.govern',
    assignManager: 'userAssignments.write',
    readAudit: 'audit.read',
  },
  'account-documents': {
    list: 'accountDocuments.read',
    create: 'accountDocuments.create',
    delete: 'accountDocuments.delete',
  },
  verification: { list: 'verifications.read', show: 'verifications.read', decide: 'verifications.decide' },
  'bank-account': {
    list: 'bankAccounts.read',
    show: 'bankAccounts.read',
    create: 'bankAccounts.create',
    delete: 'bankAccounts.delete',
    decide: 'bankAccounts.decide',
    viewCertificate: 'bankAccounts.viewCertificate',
  },
  wallet: {
    list: 'transactions.read',
    show: 'transactions.read',
    create: 'transactions.create',
    decide: 'transactions.decide',
  },
  wallets: { list: 'wallets.read' },
  orders: { list: 'orders.read' },
  'order-movements': { list: 'orders.read' },
  fees: { list: 'orders.read' },
  'project-payments': { list: 'returns.read' },
  statistics: { list: 'statistics.read' },
  audit: { list: 'audit.read', show: 'audit.read' },
  mail: { list: 'undeliveredMails.read', show: 'undeliveredMails.read', settle: 'undeliveredMails.settle' },
  marketing: {
    list: 'promotions.read',
    create: 'promotions.create',
    edit: 'promotions.edit',
    delete: 'promotions.delete',
  },
  ticket: {
    list: 'tickets.read',
    show: 'tickets.read',
    create: 'tickets.create',
    edit: 'tickets.edit',
    delete: 'tickets.delete',
  },
  // Users who may only read these see them in inputs, so the screens require the permission to edit.
  'config/document-types': {
    list: 'documentTypes.edit',
    create: 'documentTypes.create',
    edit: 'documentTypes.edit',
    delete: 'documentTypes.delete',
  },
  'config/project-types': {
    list: 'projectTypes.edit',
    create: 'projectTypes.create',
    edit: 'projectTypes.edit',
    delete: 'projectTypes.delete',
  },
  'config/template-description-project': {
    list: 'templates.edit',
    create: 'templates.create',
    edit: 'templates.edit',
    delete: 'templates.delete',
  },
};

// Managers may read these only for their own projects, even if the project is public.
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

/**
 * Whether a user may do an act, on any record or on the given one. The server decides; this only shows or
 * hides.
 */
export function mayDo(asker: Asker, resource: string, action: string, record?: Managed): boolean {
  const permission = table[resource]?.[action];
  const scope = permission && scopeOf(permission, asker.role);
  if (!scope) return false;
  return record ? reaches(scope, permission, asker, record) : true;
}
