import { thresholdMinCents } from '@semilla/contract';
import type { InvestorFacts } from '@semilla/server/account/investor-profile/find-investor-facts.ts';
import {
  depositsOf,
  escrowOf,
  heldOf,
  returnsOf,
  taxAccountOf,
  walletOf,
} from '@semilla/server/ledger/accounts.ts';
import { emptyWorld, type LedgerProject, type World } from '@semilla/server/money/engine/world.ts';
import { phaseIds } from '@semilla/server/project/phases/catalogue.ts';
import type { EntryTestRow } from '@semilla/server/schema/entry-tests.ts';
import type { Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { BankAccount } from '../customers/bank-accounts.ts';
import { suitabilityOf } from '../customers/entry-tests.ts';
import { historyOf } from '../projects/history-of.ts';
import { payoutAccountOf } from '../projects/payout-accounts.ts';
import type { DemoProject } from '../projects/project.ts';
import { projectPhaseId, projectRow } from '../projects/write.ts';
import { publicationsOf } from '../sheets/published.ts';

/** A project on the day on which it opened or, if it is still in preinvestment, on which that began. */
function openProject(project: DemoProject, calendar: Calendar): LedgerProject | undefined {
  const { passed } = historyOf(project, calendar);
  const open =
    passed.find(({ phase }) => phase === 'Investment') ??
    passed.find(({ phase, to }) => phase === 'Preinvestment' && to === null);
  if (!open) return undefined;
  const published = publicationsOf(project, calendar).filter((at) => at < open.from);
  return {
    project: {
      ...projectRow(project, calendar),
      sheetVersion: published.length || null,
      phaseId: phaseIds[open.phase],
      percentageInvestedHundredths: 0,
    },
    projectPhaseId: projectPhaseId(project, open.phase, open.from),
    phaseSince: open.from,
    payoutAccount: payoutAccountOf(project, calendar),
  };
}

/** The investor facts after this entry test, with the warning acknowledged if it was failed. */
const factsAfter = (test: EntryTestRow | undefined): InvestorFacts => ({
  kind: 'non-sophisticated',
  kindUntil: null,
  entryTestId: test?.entryTestId ?? null,
  entryTest: test?.outcome ?? 'none',
  entryTestUntil: test?.validUntil ?? null,
  isAcknowledged: test?.outcome === 'failed',
  lossResultCents: null,
  lossResultUntil: null,
  lossResultOn: null,
  thresholdCents: thresholdMinCents,
  // The verified customers of the demo have declared it.
  isResidenceUndeclared: false,
});

/** The world before any money moved. */
export function worldBefore(
  projects: readonly DemoProject[],
  people: readonly Person[],
  isVerified: Set<string>,
  accounts: readonly BankAccount[],
  calendar: Calendar,
): World {
  const world = emptyWorld();
  const { tests } = suitabilityOf(people, isVerified, calendar);
  const testByUser = new Map(tests.map((test) => [test.userId, test]));
  for (const { user, walletId, userName } of people) {
    const { userId, role = 'user' } = user;
    // Recently disabled users were still active at that time.
    world.users.set(userId, {
      userId,
      walletId,
      userName,
      role,
      isVerified: isVerified.has(userId),
      // The companies of the demo have declared their owners.
      isCompanyUndeclared: false,
      isClosed: false,
    });
    world.investorFacts.set(userId, factsAfter(testByUser.get(userId)));
    world.balances.set(walletOf(userId), 0).set(heldOf(userId), 0);
  }
  for (const account of accounts) world.bankAccounts.set(account.bankAccountId, account);
  for (const ledgerProject of projects.flatMap((project) => openProject(project, calendar) ?? [])) {
    const { projectId } = ledgerProject.project;
    world.projects.set(projectId, ledgerProject);
    for (const accountOf of [escrowOf, returnsOf, depositsOf, taxAccountOf])
      world.balances.set(accountOf(projectId), 0);
  }
  return world;
}
