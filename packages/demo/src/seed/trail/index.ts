import { type Noted, writeHistory } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { Complaints } from '../complaints/index.ts';
import { trailOfClosedAccount } from '../customers/closed-account.ts';
import { trailOfSuitability } from '../customers/entry-tests.ts';
import { trailOfInvestorKinds } from '../customers/investor-kinds.ts';
import { trailOfTaxDetails } from '../customers/tax-details.ts';
import { trailOfTaxTreatments } from '../customers/tax-treatments.ts';
import type { DocumentRows } from '../documents.ts';
import type { MadeUp } from '../made-up.ts';
import type { MediaRow } from '../media.ts';
import { trailOfOwners } from '../owners/index.ts';
import { trailOfPreparations } from '../projects/preparations.ts';
import type { DemoProject } from '../projects/project.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Questions } from '../questions/index.ts';
import { trailOfBulkAct } from '../seed-bulk-act.ts';
import { trailOfProposals } from '../seed-proposals.ts';
import { trailOfSavedViews } from '../seed-saved-views.ts';
import { type DemoSheets, trailOfSheets } from '../sheets/index.ts';
import { trailOfBankAccounts, trailOfPapers } from './accounts.ts';
import { trailOfPeople, trailOfSignIns } from './people.ts';
import { trailOfCatalogue } from './trail-of-catalogue.ts';
import { trailOfComplaints } from './trail-of-complaints.ts';
import { trailOfProjects } from './trail-of-projects.ts';
import { trailOfQuestions } from './trail-of-questions.ts';
import { trailOfReport } from './trail-of-report.ts';
import { trailOfTickets } from './trail-of-tickets.ts';
import { trailOfVerifications } from './trail-of-verifications.ts';

interface Demo {
  world: MadeUp;
  projects: readonly DemoProject[];
  papers: readonly DocumentRows[];
  pictures: readonly MediaRow[];
  promotions: Promotions;
  complaints: Complaints;
  questions: Questions;
  sheets: DemoSheets;
  /** The audit entries of a returned withdrawal. */
  returned: readonly Noted[];
}

/** The audit trail that the platform would have written for the demo, in order. */
function trailOf(
  { world, promotions, complaints, questions, sheets, returned, ...projectData }: Demo,
  calendar: Calendar,
): Noted[] {
  const { people, attempts, banking, investorKinds, history, papers, tickets } = world;
  return [
    ...trailOfPeople(people, calendar),
    ...trailOfCatalogue(promotions, calendar),
    ...trailOfOwners(world.owners, calendar),
    ...trailOfProjects(projectData, calendar),
    ...trailOfPreparations(calendar),
    ...trailOfSheets(sheets),
    ...trailOfVerifications(people, attempts, calendar),
    ...trailOfBankAccounts(banking.accounts, calendar),
    ...trailOfInvestorKinds(investorKinds, calendar),
    ...trailOfSuitability(world.suitability),
    ...trailOfTaxDetails(world.taxDetails),
    ...trailOfTaxTreatments(world.taxTreatments),
    ...trailOfClosedAccount(calendar),
    ...trailOfPapers(papers),
    ...history.noted,
    ...returned,
    ...trailOfTickets(tickets),
    ...trailOfBulkAct(tickets, calendar),
    ...trailOfSavedViews(calendar),
    ...trailOfComplaints(complaints),
    ...trailOfQuestions(questions, accountId('manager', calendar)),
    ...trailOfReport(calendar),
    ...trailOfSignIns(people, calendar),
    ...trailOfProposals(calendar),
  ]
    .filter(({ at }) => at < calendar.now)
    .sort((left, right) => left.at.getTime() - right.at.getTime());
}

export async function seedTrail(tx: Db, demo: Demo, calendar: Calendar): Promise<void> {
  await writeHistory(tx, trailOf(demo, calendar));
}
