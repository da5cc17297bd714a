import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { bankAccounts } from '@semilla/server/schema/bank-accounts.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { type InvestorKindRow, investorKinds } from '@semilla/server/schema/investor-kinds.ts';
import { payoutAccounts } from '@semilla/server/schema/payout-accounts.ts';
import { everyone, type Person } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { type AccountPapers, accountPapers, seedAccountPapers } from './customers/account-documents.ts';
import { type Attempt, allAttempts } from './customers/attempts.ts';
import { allAccounts, type Banking } from './customers/bank-accounts.ts';
import { type Suitability, seedSuitability, suitabilityOf } from './customers/entry-tests.ts';
import { allInvestorKinds, investorRequests } from './customers/investor-kinds.ts';
import { seedTaxDetails, type TaxDetails, taxDetailsOf } from './customers/tax-details.ts';
import { seedTaxTreatments, type TaxTreatments, taxTreatmentsOf } from './customers/tax-treatments.ts';
import { seedVerifications } from './customers/verifications.ts';
import { type History, makeHistory, seedMoney } from './money/history.ts';
import { makeOwners, type Owners, seedOwners } from './owners/index.ts';
import { type Folder, openFolder } from './papers/folder.ts';
import { demoProjects } from './projects/index.ts';
import { allPayoutAccounts, type PayoutAccounts } from './projects/payout-accounts.ts';
import { proposedCertificate } from './seed-proposals.ts';
import { makeTickets, seedTickets, type Tickets } from './tickets/index.ts';

/** The users of the demo and all their data, computed before anything is inserted. */
export interface MadeUp {
  people: Person[];
  attempts: Attempt[][];
  banking: Banking;
  payoutAccounts: PayoutAccounts;
  /** The certificate of the payout account that waits for approval. */
  proposedCertificate: StoredDocument;
  owners: Owners;
  investorKinds: InvestorKindRow[];
  suitability: Suitability;
  taxDetails: TaxDetails;
  taxTreatments: TaxTreatments;
  history: History;
  papers: AccountPapers;
  tickets: Tickets;
  /** The documents of the users. */
  folder: Folder;
}

export function makeUp(calendar: Calendar, brandName: string): MadeUp {
  const folder = openFolder(brandName);
  const people = everyone(calendar);
  const attempts = allAttempts(people, calendar);
  const banking = allAccounts(people, attempts, calendar, folder);
  const isVerified = new Set(
    people
      .filter((_, index) => attempts[index]?.at(-1)?.status === 'Approved')
      .map(({ user: { userId } }) => userId),
  );
  const taxTreatments = taxTreatmentsOf(people, calendar, folder);
  const history = makeHistory({
    projects: demoProjects,
    people,
    isVerified,
    banking,
    taxTreatments: taxTreatments.rows,
    calendar,
    folder,
  });
  const active = people.filter(({ stopsBefore }) => !stopsBefore);
  const asked = investorRequests(active, isVerified);
  const isAsking = new Set(asked.map(({ person }) => person.user.userId));
  const papers = accountPapers(active, isAsking, calendar, folder);
  const tickets = makeTickets({ people: active, world: history.world, calendar, folder });
  return {
    people,
    attempts,
    banking,
    payoutAccounts: allPayoutAccounts(demoProjects, calendar, folder),
    proposedCertificate: proposedCertificate(calendar, folder),
    owners: makeOwners(demoProjects, calendar, folder),
    investorKinds: allInvestorKinds(asked, calendar, papers.rows),
    taxDetails: taxDetailsOf(people, isVerified, calendar),
    taxTreatments,
    suitability: suitabilityOf(people, isVerified, calendar),
    history,
    papers,
    tickets,
    folder,
  };
}

export async function seedMadeUp(tx: Db, world: MadeUp): Promise<void> {
  await seedVerifications(tx, world.people, world.attempts);
  await insertRows(tx, documents, world.banking.certificates);
  await insertRows(tx, bankAccounts, world.banking.accounts);
  await insertRows(tx, documents, world.payoutAccounts.certificates);
  await insertRows(tx, payoutAccounts, world.payoutAccounts.rows);
  await seedOwners(tx, world.owners);
  await seedAccountPapers(tx, world.papers);
  await insertRows(tx, investorKinds, world.investorKinds);
  await seedTaxDetails(tx, world.taxDetails);
  await seedTaxTreatments(tx, world.taxTreatments);
  await seedSuitability(tx, world.suitability);
  await seedMoney(tx, world.history);
  await seedTickets(tx, world.tickets);
}
