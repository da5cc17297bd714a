import type { FastifyInstance } from 'fastify';
import { sendDigests } from '../account/digests/send-digests.ts';
import { expireKinds } from '../account/investor-kinds/expire-kinds.ts';
import { eraseKept } from '../account/kept-records/erase-kept.ts';
import { remindReviews } from '../account/reviews/remind-reviews.ts';
import { endLoneDisablings } from '../account/users/disabled-administrators.ts';
import { expireSessions, pollDecisions } from '../account/verifications/poll-decisions.ts';
import { carryOutProposals } from '../approvals/carry-out-proposals.ts';
import { lapseProposals } from '../approvals/lapse-proposals.ts';
import { writeCheckpoint } from '../audit/checkpoints.ts';
import { sealEvidence } from '../audit/sign-evidence.ts';
import { sweepFiles } from '../misc/documents/sweep-files.ts';
import { cancelSuspendedOffers } from '../money/cancel-suspended-offers.ts';
import { endUnplacedWishes } from '../money/end-unplaced-wishes.ts';
import { fillWaitingLists } from '../money/fill-waiting-lists.ts';
import { financeProjects } from '../money/finance-projects.ts';
import { matchAndCompare } from '../money/matching/match-entries.ts';
import { reconcileNightly } from '../money/reconciliation/reconcile-nightly.ts';
import { refundMissedOffers } from '../money/refund-missed-offers.ts';
import { continueBulkActs } from '../overview/bulk-acts/run-bulk-acts.ts';
import { folderWatch } from '../payment/bank-files/look-into-folder.ts';
import { eraseOldNames } from '../payment/statements/erase-old-names.ts';
import { freezeRates } from '../project/default-rates/freeze-rates.ts';
import { followLoans } from '../project/loans/follow-loans.ts';
import { eraseEvidence } from '../project/owner-documents/erase-evidence.ts';
import { tellOpenings } from '../project/project-follows/tell-openings.ts';
import { openProjects } from '../project/project-openings/open-projects.ts';
import { refreshDaily } from '../project/projects/refresh-daily.ts';
import { eraseVisitorsComplaints } from '../support/complaints/erase-complaints.ts';
import { cleanUp } from './clean-up.ts';
import { renewEncryption } from './renew-encryption.ts';

type ScheduledJob = [name: string, cron: string, work: () => Promise<unknown>];

/** All jobs that run at set times, in Spanish time. The demo runs them one after the other when its clock is moved. */
const scheduledJobs = (app: FastifyInstance): ScheduledJob[] => {
  const { services, log } = app;
  return [
    ['seal-chains', '*/2 * * * *', () => sealEvidence(services)],
    ['checkpoint', '*/30 * * * *', () => writeCheckpoint(services)],
    ['clean-up', '17 4 * * *', () => cleanUp(services)],
    ['renew-encryption', '27 4 * * *', () => renewEncryption(services)],
    ['sweep-files', '47 4 * * *', () => sweepFiles(services)],
    ['verification-decisions', '*/3 * * * *', () => pollDecisions(services)],
    ['verification-expiry', '*/10 * * * *', () => expireSessions(services)],
    ['expire-investor-kinds', '10 0 * * *', () => expireKinds(services)],
    ['end-lone-disablings', '*/5 * * * *', () => endLoneDisablings(services)],
    ['remind-reviews', '20 5 * * *', () => remindReviews(services)],
    ['erase-kept-records', '20 3 * * *', () => eraseKept(services)],
    ['send-digests', '0 8 * * *', () => sendDigests(services)],
    ['erase-bank-names', '50 3 * * *', () => eraseOldNames(services)],
    ['look-into-statements-folder', '* * * * *', folderWatch(services, log)],
    ['refresh-projects', '0 0 * * *', () => refreshDaily(services)],
    ['open-projects', '* * * * *', () => openProjects(services)],
    ['tell-openings', '*/5 * * * *', () => tellOpenings(services)],
    ['erase-owner-evidence', '40 3 * * *', () => eraseEvidence(services)],
    ['follow-loans', '10 1 * * *', () => followLoans(services)],
    ['freeze-default-rates', '35 1 * * *', () => freezeRates(services)],
    ['erase-complaints', '10 3 * * *', () => eraseVisitorsComplaints(services)],
    ['reconcile', '30 4 * * *', () => reconcileNightly(services, log)],
    ['fill-waiting-lists', '*/5 * * * *', () => fillWaitingLists(app)],
    ['match-bank-entries', '*/10 * * * *', () => matchAndCompare(app)],
    ['finance-projects', '*/5 * * * *', () => financeProjects(app)],
    ['end-wishes', '*/5 * * * *', () => endUnplacedWishes(app)],
    ['cancel-suspended-offers', '*/30 * * * *', () => cancelSuspendedOffers(app)],
    ['refund-missed-offers', '*/30 * * * *', () => refundMissedOffers(app)],
    ['carry-out-proposals', '*/5 * * * *', () => carryOutProposals(app)],
    ['lapse-proposals', '*/30 * * * *', () => lapseProposals(services)],
    ['continue-bulk-acts', '*/2 * * * *', () => continueBulkActs(app)],
  ];
};

export async function scheduleJobs(app: FastifyInstance): Promise<void> {
  for (const [name, cron, work] of scheduledJobs(app))
    await app.services.jobs.schedule(name, cron, async () => void (await work()));
}
