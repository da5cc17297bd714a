// Goal: a row of an exported file can be found again, in the backoffice, the audit trail and other files, by its id.
import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { CsvEndpoint } from './shared/csv-export-of.ts';
import type { Endpoint } from './shared/endpoint.ts';
import { csvFields } from './shared/field-list.ts';
import { idFieldOf } from './shared/id-field-of.ts';

const numbered = 'Everybody uses its number.';
const ofCustomer = 'The customer and the moment say which one it is.';
const configured = 'The name or title says which one it is, and nothing refers to it in another file.';
const ofProject = 'A part of the page of one project, where its position or moment says which one it is.';
const ofTicket = 'A line of the thread of one ticket, where its moment says which one it is.';

/** The resources whose files have no id. */
const exceptions: Record<string, string> = {
  bankBalances: 'There is one for each day.',
  bankStatements: 'Its account and days say which one it is.',
  bulkActs: 'Who started it and the moment say which one it is.',
  cannedAnswers: configured,
  companyDeclarations: ofCustomer,
  complaints: numbered,
  documentTypes: configured,
  entryTests: ofCustomer,
  fiscalResidences: ofCustomer,
  fundingTimes: 'A figure of a project, which its name says.',
  investorKinds: ofCustomer,
  keptRecords: 'The pseudonym of the closed account and the kind say which one it is.',
  lossSimulations: ofCustomer,
  ownerDocuments: 'A list of them is always of one owner, and the kind says which one it is.',
  paymentFiles: numbered,
  payoutAccounts:
    'A list of them is always of one project, and the day since which it holds says which one it is.',
  projectDescriptions: ofProject,
  projectDocuments: ofProject,
  projectMediaFiles: ofProject,
  projectPhases: 'The project and the moment say which one it is.',
  projectQuestions: numbered,
  projectTimeline: ofProject,
  projectTypes: configured,
  reconciliations: 'The moment says which one it is.',
  sheetVersions: numbered,
  taxTreatments: ofCustomer,
  templates: configured,
  ticketMessages: ofTicket,
  ticketNotes: ofTicket,
  undeliveredMails: 'The moment and the subject say which one it is.',
  waitingPlaces: 'The project, the investor and the moment say which one it is.',
  wishes: 'The project, the investor and the moment say which one it is.',
};

const all: Endpoint[] = Object.values(endpoints);
const exports = all.filter((one): one is CsvEndpoint => one.answerKind === 'file' && 'fields' in one);

function hasId({ path, fields }: CsvEndpoint): boolean {
  const list = all.find((one) => one.method === 'GET' && `${one.path}/export` === path);
  const id = list && idFieldOf(list);
  return csvFields(fields).some(({ name }) => name === id);
}

it.each(exports.map((one) => [one.path, one] as const))(
  '[B13] %s has the id of each row, or a reason why not',
  (_, one) => {
    expect(hasId(one)).toBe(!(one.fields.resource in exceptions));
  },
);

it('[B13] no other resource is said to have no id', () => {
  const resources = exports.map(({ fields }) => fields.resource);
  expect(Object.keys(exceptions).filter((resource) => !resources.includes(resource))).toEqual([]);
});

it('[B13] the file of proposals says what each is about', () => {
  const [proposals] = exports.filter(({ fields }) => fields.resource === 'proposals');
  expect(csvFields((proposals as CsvEndpoint).fields).map(({ name }) => name)).toContain('subjectId');
});
