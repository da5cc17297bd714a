import {
  closeProject,
  createAccountDocument,
  createBankAccount,
  createDocumentType,
  createProject,
  createProjectType,
  createPromotion,
  createTemplate,
  createUserAssignment,
  decideVerification,
  deleteAccountDocument,
  deleteBankAccount,
  deleteDocumentType,
  deleteProject,
  deleteProjectType,
  deletePromotion,
  deleteTemplate,
  deleteTicket,
  deleteUser,
  dismissMail,
  type Endpoint,
  editBankAccount,
  editDocumentType,
  editProject,
  editProjectType,
  editPromotion,
  editTemplate,
  editTicket,
  editUser,
  editUserAssignment,
  exportAccountDocuments,
  exportAuditEntries,
  exportBankAccounts,
  exportDocumentTypes,
  exportProjects,
  exportProjectTypes,
  exportPromotions,
  exportTemplates,
  exportTickets,
  exportUndeliveredMails,
  exportUsers,
  exportVerifications,
  listAccountDocuments,
  listAuditEntries,
  listBankAccounts,
  listCountries,
  listDocumentTypes,
  listPhases,
  listProjectPayments,
  listProjects,
  listProjectTypes,
  listPromotions,
  listPromotionTypes,
  listTemplates,
  listTicketMessages,
  listTickets,
  listTotps,
  listUndeliveredMails,
  listUserAssignments,
  listUsers,
  listVerifications,
  lookUpProjectTypes,
  openTicket,
  readBankAccount,
  readDocumentType,
  readProject,
  readProjectType,
  readPromotion,
  readTemplate,
  readTicket,
  readUser,
  register,
  viewBankAccountCertificate,
  writeTicketMessage,
} from '@semilla/contract';
import { moneyResources } from './money-resources.ts';
import { projectContents } from './project-contents.ts';

export interface ApiResource {
  /** What tells one record from another; react-admin wants it under the name `id` too. */
  idField: string;
  /** Parameters in its path are filled from the filter. */
  list?: Endpoint;
  read?: Endpoint;
  create?: Endpoint;
  edit?: Endpoint;
  delete?: Endpoint;
  /** The list as a file. */
  export?: Endpoint;
  /** What can be done besides, by the name under which access to it is asked for. */
  acts?: Record<string, Endpoint>;
}

/** What stands behind each resource of the backoffice. A resource with a screen is named after its address. */
const table = {
  project: {
    idField: 'projectId',
    list: listProjects,
    read: readProject,
    create: createProject,
    edit: editProject,
    delete: deleteProject,
    export: exportProjects,
    acts: { seeMoney: listProjectPayments, moveMoney: closeProject },
  },
  customer: {
    idField: 'userId',
    list: listUsers,
    read: readUser,
    create: register,
    edit: editUser,
    delete: deleteUser,
    export: exportUsers,
    acts: { assignManager: createUserAssignment, readAudit: listAuditEntries },
  },
  'user-assignments': {
    idField: 'userId',
    list: listUserAssignments,
    create: createUserAssignment,
    edit: editUserAssignment,
  },
  'account-documents': {
    idField: 'accountDocumentId',
    list: listAccountDocuments,
    create: createAccountDocument,
    delete: deleteAccountDocument,
    export: exportAccountDocuments,
  },
  verification: {
    idField: 'verificationId',
    list: listVerifications,
    export: exportVerifications,
    acts: { decide: decideVerification },
  },
  'bank-account': {
    idField: 'bankAccountId',
    list: listBankAccounts,
    read: readBankAccount,
    create: createBankAccount,
    edit: editBankAccount,
    delete: deleteBankAccount,
    export: exportBankAccounts,
    acts: { viewCertificate: viewBankAccountCertificate },
  },
  'otp-devices': { idField: 'totpId', list: listTotps },
  'project-types': { idField: 'projectTypeId', list: lookUpProjectTypes },
  phases: { idField: 'phaseId', list: listPhases },
  countries: { idField: 'alpha2', list: listCountries },
  users: { idField: 'userId', list: listUsers, read: readUser },
  audit: { idField: 'auditEntryId', list: listAuditEntries, export: exportAuditEntries },
  mail: {
    idField: 'undeliveredMailId',
    list: listUndeliveredMails,
    export: exportUndeliveredMails,
    acts: { settle: dismissMail },
  },
  'document-types': { idField: 'documentTypeId', list: listDocumentTypes },
  'config/document-types': {
    idField: 'documentTypeId',
    list: listDocumentTypes,
    read: readDocumentType,
    create: createDocumentType,
    edit: editDocumentType,
    delete: deleteDocumentType,
    export: exportDocumentTypes,
  },
  'config/project-types': {
    idField: 'projectTypeId',
    list: listProjectTypes,
    read: readProjectType,
    create: createProjectType,
    edit: editProjectType,
    delete: deleteProjectType,
    export: exportProjectTypes,
  },
  'config/template-description-project': {
    idField: 'templateId',
    list: listTemplates,
    read: readTemplate,
    create: createTemplate,
    edit: editTemplate,
    delete: deleteTemplate,
    export: exportTemplates,
  },
  marketing: {
    idField: 'promotionId',
    list: listPromotions,
    read: readPromotion,
    create: createPromotion,
    edit: editPromotion,
    delete: deletePromotion,
    export: exportPromotions,
  },
  'promotion-types': { idField: 'promotionTypeId', list: listPromotionTypes },
  ticket: {
    idField: 'ticketId',
    list: listTickets,
    read: readTicket,
    create: openTicket,
    edit: editTicket,
    delete: deleteTicket,
    export: exportTickets,
  },
  'ticket-messages': { idField: 'messageId', list: listTicketMessages, create: writeTicketMessage },
  ...projectContents,
  ...moneyResources,
} satisfies Record<string, ApiResource>;

export const hasResource = (name: string) => Object.hasOwn(table, name);

export function resourceNamed(name: string): ApiResource {
  const resource = (table as Record<string, ApiResource>)[name];
  if (!resource) throw new Error(`No resource "${name}"; add it to providers/resources.ts.`);
  return resource;
}

/** The endpoint of a resource for an act, or a sentence that says what is missing. */
export function endpointOf(name: string, act: Exclude<keyof ApiResource, 'idField' | 'acts'>): Endpoint {
  const endpoint = resourceNamed(name)[act];
  if (!endpoint) throw new Error(`The API has no "${act}" for "${name}".`);
  return endpoint;
}
