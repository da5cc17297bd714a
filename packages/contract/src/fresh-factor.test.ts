import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { permissions, scopeOf } from './permissions.ts';
import type { Endpoint } from './shared/endpoint.ts';
import { temporaryUrl } from './shared/files.ts';

/** The acts that a stolen session alone must not allow, and when they need a fresh factor. */
const table = {
  'accountDocuments.findUrl': 'forOthers',
  'approvals.approve': 'always',
  'approvals.decline': 'always',
  'approvals.findFileUrl': 'always',
  'approvals.findNumber': 'always',
  'bankAccounts.create': 'byBody',
  'bankAccounts.delete': 'forOthers',
  'bankAccounts.edit': 'byBody',
  'bankAccounts.findCertificateUrl': 'forOthers',
  'bankAccounts.findNumber': 'forOthers',
  'bankAccounts.viewCertificate': 'forOthers',
  'bankEntries.book': 'always',
  'bankEntries.bookMany': 'always',
  'bankEntries.bookOther': 'always',
  'bankEntries.sendBack': 'always',
  'paymentOrders.cancel': 'always',
  'paymentOrders.findNumber': 'always',
  'bankEntries.decide': 'always',
  'bankFiles.import': 'always',
  'bankStatements.findFileUrl': 'always',
  'bankStatements.import': 'always',
  'devices.create': 'always',
  'emailChanges.create': 'always',
  'distributions.closeProject': 'always',
  'distributions.correctTax': 'always',
  'bulkActs.create': 'always',
  'bulkActs.undo': 'always',
  'distributions.distribute': 'always',
  'me.export': 'always',
  'journal.find': 'always',
  'keptRecords.open': 'always',
  'loans.judge': 'always',
  'loans.recover': 'always',
  'orderEvidence.findOne': 'forOthers',
  'orderEvidence.findPdf': 'forOthers',
  'yearlyReport.find': 'always',
  'owners.edit': 'byBody',
  'passkeys.create': 'always',
  'paymentFiles.approve': 'always',
  'paymentFiles.cancel': 'always',
  'paymentFiles.create': 'always',
  'paymentFiles.take': 'always',
  'passkeys.delete': 'always',
  'passkeys.prepare': 'always',
  'payoutAccounts.create': 'always',
  'payoutAccounts.findCertificateUrl': 'always',
  'payoutAccounts.findNumber': 'always',
  'projectOpenings.plan': 'always',
  'projects.create': 'byBody',
  'projects.edit': 'byBody',
  'projectPayments.findProofUrl': 'always',
  'projectPayments.orderRelease': 'always',
  'projectPayments.orderTax': 'always',
  'projectPayments.payTax': 'always',
  'projectPayments.release': 'always',
  'projectPayments.repay': 'always',
  'sessions.checkFresh': 'always',
  'sessions.delete': 'always',
  'sheets.publish': 'always',
  'sheets.suspend': 'always',
  'statements.find': 'forOthers',
  'taxCertificates.findPdf': 'forOthers',
  'taxForms.find': 'always',
  'taxTreatments.create': 'always',
  'taxTreatments.end': 'always',
  'taxTreatments.findCertificateUrl': 'always',
  'totps.delete': 'forOthers',
  'transactions.decide': 'always',
  'transactions.findProofUrl': 'always',
  'userImports.create': 'always',
  'userImports.preview': 'always',
  'users.delete': 'always',
  'users.edit': 'byBody',
  'verifications.decide': 'always',
  'wallets.endHold': 'always',
  'wishes.allocate': 'always',
};

const isExport = (name: string) => /\.export/.test(name) && name !== 'me.export';

it('exactly these acts and the exports need a fresh factor', () => {
  const declared = Object.entries(endpoints)
    .filter(([name, { freshFactor }]) => freshFactor && !isExport(name))
    .map(([name, { freshFactor }]) => [name, freshFactor]);
  expect(Object.fromEntries(declared)).toEqual(table);
});

const inPlace = 'A screen shows it beside what has to be decided, and it cannot be saved from a list.';
const ofProject = 'It is about a project and names no customer.';

/** The files, and the addresses of files, that staff open without a fresh factor. */
const filesWithoutFactor = {
  'complaints.viewDocument': inPlace,
  'movements.findFile': 'The list without a file, which is the caller’s own, needs none either.',
  'projectDocuments.findUrl': ofProject,
  'projectMediaFiles.view': ofProject,
  'sheetVersions.findPdf': ofProject,
  'sheets.findPdf': ofProject,
  'ticketDocuments.view': inPlace,
  'verifications.viewMedia': inPlace,
};

it('every file and every address of a file needs a fresh factor unless a reason is listed', () => {
  const isFile = ({ method, answer, answerKind }: Endpoint) =>
    method === 'GET' && (answerKind === 'file' || answer === temporaryUrl);
  const files = Object.entries<Endpoint>(endpoints).filter(
    ([name, endpoint]) => !isExport(name) && endpoint.who in permissions && isFile(endpoint),
  );
  const without = files.filter(([, { freshFactor }]) => !freshFactor).map(([name]) => name);
  expect(without.toSorted()).toEqual(Object.keys(filesWithoutFactor));
});

it('every act that decides on money or roles needs a fresh factor', () => {
  const grave = [
    'approvals.decide',
    'transactions.decide',
    'returns.run',
    'customers.govern',
    'verifications.decide',
  ];
  const named = Object.entries(endpoints)
    .filter(([, { who, method }]) => grave.includes(who) && method !== 'GET')
    .map(([name]) => name);
  expect(named.filter((name) => !(name in table))).toEqual([]);
  expect(named).not.toEqual([]);
});

it('every export of records that customers also have needs a fresh factor for the records of others', () => {
  const personal = Object.entries(endpoints).filter(([name, { who }]) => {
    const isPermission = who in permissions;
    return isExport(name) && isPermission && scopeOf(who as never, 'user') === 'own';
  });
  const missing = personal.filter(([, { freshFactor }]) => freshFactor !== 'forOthers');
  expect(missing.map(([name]) => name)).toEqual([]);
  for (const name of [
    'users.export',
    'auditEntries.export',
    'undeliveredMails.export',
    'userAssignments.export',
    'approvals.export',
  ])
    expect(endpoints[name]?.freshFactor).toBe('forOthers');
});
