import { type Endpoint, v1 } from '@semilla/contract';
import { moneyResources } from './money-resources.ts';
import { projectContents } from './project-contents.ts';

export interface ApiResource {
  /** The field with the record's id; react-admin expects it as `id` too. */
  idField: string;
  /** The list; parameters in its path are filled from the filter. */
  list?: Endpoint;
  read?: Endpoint;
  create?: Endpoint;
  edit?: Endpoint;
  delete?: Endpoint;
  export?: Endpoint;
}

/** The endpoints behind each resource. A resource with a screen has the name of its address. */
const table = {
  project: {
    idField: 'projectId',
    list: v1.projects.find,
    read: v1.projects.findOne,
    create: v1.projects.create,
    edit: v1.projects.edit,
    delete: v1.projects.delete,
    export: v1.projects.export,
  },
  customer: {
    idField: 'userId',
    list: v1.users.find,
    read: v1.users.findOne,
    create: v1.registration.create,
    edit: v1.users.edit,
    delete: v1.users.delete,
    export: v1.users.export,
  },
  'user-assignments': {
    idField: 'userId',
    list: v1.userAssignments.find,
    create: v1.userAssignments.create,
    edit: v1.userAssignments.edit,
  },
  'account-documents': {
    idField: 'accountDocumentId',
    list: v1.accountDocuments.find,
    create: v1.accountDocuments.create,
    delete: v1.accountDocuments.delete,
    export: v1.accountDocuments.export,
  },
  verification: { idField: 'verificationId', list: v1.verifications.find, export: v1.verifications.export },
  'bank-account': {
    idField: 'bankAccountId',
    list: v1.bankAccounts.find,
    read: v1.bankAccounts.findOne,
    create: v1.bankAccounts.create,
    edit: v1.bankAccounts.edit,
    delete: v1.bankAccounts.delete,
    export: v1.bankAccounts.export,
  },
  'otp-devices': { idField: 'totpId', list: v1.totps.find },
  'project-types': { idField: 'projectTypeId', list: v1.projectTypes.lookUp },
  phases: { idField: 'phaseId', list: v1.phases.find },
  countries: { idField: 'alpha2', list: v1.countries.find },
  users: { idField: 'userId', list: v1.users.find, read: v1.users.findOne },
  audit: { idField: 'auditEntryId', list: v1.auditEntries.find, export: v1.auditEntries.export },
  mail: { idField: 'undeliveredMailId', list: v1.undeliveredMails.find, export: v1.undeliveredMails.export },
  'document-types': { idField: 'documentTypeId', list: v1.documentTypes.find },
  'config/document-types': {
    idField: 'documentTypeId',
    list: v1.documentTypes.find,
    read: v1.documentTypes.findOne,
    create: v1.documentTypes.create,
    edit: v1.documentTypes.edit,
    delete: v1.documentTypes.delete,
    export: v1.documentTypes.export,
  },
  'config/project-types': {
    idField: 'projectTypeId',
    list: v1.projectTypes.find,
    read: v1.projectTypes.findOne,
    create: v1.projectTypes.create,
    edit: v1.projectTypes.edit,
    delete: v1.projectTypes.delete,
    export: v1.projectTypes.export,
  },
  'config/template-description-project': {
    idField: 'templateId',
    list: v1.templates.find,
    read: v1.templates.findOne,
    create: v1.templates.create,
    edit: v1.templates.edit,
    delete: v1.templates.delete,
    export: v1.templates.export,
  },
  marketing: {
    idField: 'promotionId',
    list: v1.promotions.find,
    read: v1.promotions.findOne,
    create: v1.promotions.create,
    edit: v1.promotions.edit,
    delete: v1.promotions.delete,
    export: v1.promotions.export,
  },
  'promotion-types': { idField: 'promotionTypeId', list: v1.promotionTypes.find },
  ticket: {
    idField: 'ticketId',
    list: v1.tickets.find,
    read: v1.tickets.findOne,
    create: v1.tickets.create,
    edit: v1.tickets.edit,
    delete: v1.tickets.delete,
    export: v1.tickets.export,
  },
  'ticket-messages': { idField: 'messageId', list: v1.ticketMessages.find, create: v1.ticketMessages.create },
  ...projectContents,
  ...moneyResources,
} satisfies Record<string, ApiResource>;

export function resourceNamed(name: string): ApiResource {
  const resource = (table as Record<string, ApiResource>)[name];
  if (!resource) throw new Error(`No resource "${name}"; add it to providers/resources.ts.`);
  return resource;
}

/** The endpoint of a resource for an act; throws an error that says which file lacks it. */
export function endpointOf(name: string, act: Exclude<keyof ApiResource, 'idField'>): Endpoint {
  const endpoint = resourceNamed(name)[act];
  if (!endpoint) throw new Error(`The API has no "${act}" for "${name}".`);
  return endpoint;
}
