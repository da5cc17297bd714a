import { randomFor } from '@semilla/contract/testing';
import { formatDate, maskIban } from '@semilla/format';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import type { PayoutAccountRow } from '@semilla/server/schema/payout-accounts.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { spanishIban } from '../official-numbers.ts';
import type { Folder } from '../papers/folder.ts';
import { historyOf } from './history-of.ts';
import type { DemoProject } from './project.ts';
import { projectId } from './write.ts';

const hourMs = 3_600_000;

/** The payout account of a project: its manager proposed it, and an administrator approved it. */
export function payoutAccountOf(project: DemoProject, calendar: Calendar): PayoutAccountRow {
  const since = new Date(historyOf(project, calendar).createdAt.getTime() + hourMs);
  return {
    payoutAccountId: demoId(`payout account ${project.url}`, since),
    projectId: projectId(project, calendar),
    account: spanishIban(randomFor(`bank account ${project.url}`)),
    holderName: project.promoter.name,
    documentId: null,
    proposedById: accountId(project.manager ?? 'admin2', calendar),
    approvedById: accountId('admin', calendar),
    since,
    replacedAt: null,
  };
}

interface Certified {
  account: string;
  holderName: string;
  purpose: StoredDocument['purpose'];
  uploadedBy: string;
  createdAt: Date;
}

/** The bank's certificate of a payout account. */
export function payoutCertificate(
  folder: Folder,
  { account, holderName, ...document }: Certified,
): StoredDocument {
  return folder.add({
    key: `payout certificate ${account}`,
    fileName: 'certificado-de-titularidad.pdf',
    ...document,
    title: 'Certificado de titularidad bancaria',
    facts: [
      ['Titular', holderName],
      ['Cuenta', maskIban(account)],
      ['Fecha', formatDate(document.createdAt)],
    ],
    text: 'La entidad certifica que la sociedad indicada es titular de la cuenta, que está abierta y operativa a la fecha de este documento.',
  });
}

export interface PayoutAccounts {
  rows: PayoutAccountRow[];
  certificates: StoredDocument[];
}

/** The payout accounts of all projects that are no longer drafts, with their certificates. */
export function allPayoutAccounts(
  projects: readonly DemoProject[],
  calendar: Calendar,
  folder: Folder,
): PayoutAccounts {
  const announced = projects.filter((project) => historyOf(project, calendar).phase !== 'Draft');
  const all = announced.map((project) => {
    const row = payoutAccountOf(project, calendar);
    const certificate = payoutCertificate(folder, {
      ...row,
      purpose: 'payout-account-certificate',
      uploadedBy: row.proposedById as string,
      createdAt: row.since,
    });
    return { row: { ...row, documentId: certificate.documentId }, certificate };
  });
  return { rows: all.map(({ row }) => row), certificates: all.map(({ certificate }) => certificate) };
}
