import {
  depositsOf,
  escrowOf,
  heldOf,
  returnsOf,
  taxAccountOf,
  walletOf,
} from '../../src/ledger/accounts.ts';
import type { Command, Context } from '../../src/money/engine/command.ts';
import type { Effects } from '../../src/money/engine/effects.ts';
import { evolve } from '../../src/money/engine/evolve.ts';
import { emptyWorld, type World } from '../../src/money/engine/world.ts';
import { phaseIds, phaseNameOf } from '../../src/project/phases/catalogue.ts';
import { ableInvestor } from '../investor-facts.ts';
import type { Outcome, State } from './agreement.ts';
import type { Cast } from './cast.ts';
import type { Happening } from './operations.ts';
import { payoutAccountOf, projectRow } from './project-row.ts';

/** The money core without a database: its decisions applied to a world that contains all data. */
export interface InMemory {
  world: World;
  /** Data that exists only in the effects, not in the world. */
  written: Required<Pick<Effects, 'fees' | 'movements'>> & { feesCents: number; bankCents: number };
}

export function newInMemory({ members, accounts }: Cast, now: Date): InMemory {
  const world = emptyWorld();
  for (const { userId, walletId, role, isVerified, isClosed } of members) {
    const user = { userId, walletId, userName: 'Lucía Ferrer Soler' };
    world.users.set(userId, { ...user, role, isVerified, isClosed, isCompanyUndeclared: false });
    world.investors.set(userId, user);
    world.investorFacts.set(userId, ableInvestor);
    world.balances.set(walletOf(userId), 0).set(heldOf(userId), 0);
  }
  for (const { bankAccountId, userId, state, isDeleted } of accounts) {
    world.bankAccounts.set(bankAccountId, {
      bankAccountId,
      userId,
      state,
      alias: 'Nómina',
      account: 'ES9121000418450200051332',
      documentId: null,
      main: false,
      errorMessage: null,
      validSince: null,
      validatedByTwo: false,
      createdAt: now,
      updatedAt: now,
      deletedAt: isDeleted ? now : null,
      version: 1,
    });
  }
  return { world, written: { fees: [], movements: [], feesCents: 0, bankCents: 0 } };
}

function recordEffects({ written }: InMemory, effects: Effects): void {
  written.fees.push(...(effects.fees ?? []));
  written.movements.push(...(effects.movements ?? []));
  for (const { accountId, amountCents } of (effects.entries ?? []).flatMap(({ postings }) => postings)) {
    if (accountId === 'fees') written.feesCents += amountCents;
    if (accountId === 'bank') written.bankCents += amountCents;
  }
}

export function decideInMemory(memory: InMemory, command: Command<unknown>, context: Context): Outcome {
  try {
    const { answer, effects } = command.decide(memory.world, context);
    evolve(memory.world, effects);
    recordEffects(memory, effects);
    return { answer };
  } catch (refusal) {
    return { refusal };
  }
}

function changeProject({ world }: InMemory, event: Happening, at: Date): void {
  if (event.kind === 'opens') {
    const { terms, phaseEntryId } = event;
    const { projectId } = terms;
    const project = projectRow(terms, { projectTypeId: '', at });
    const payoutAccount = terms.hasDestination ? payoutAccountOf(terms, at) : undefined;
    world.projects.set(projectId, {
      project,
      projectPhaseId: phaseEntryId,
      phaseSince: at,
      payoutAccount,
    });
    for (const accountOf of [escrowOf, returnsOf, depositsOf, taxAccountOf])
      world.balances.set(accountOf(projectId), 0);
  }
  const ledgerProject = event.kind === 'financedByHand' && world.projects.get(event.projectId);
  if (!ledgerProject) return;
  const { projectId } = ledgerProject.project;
  evolve(world, {
    projects: [
      {
        ...ledgerProject,
        project: { ...ledgerProject.project, phaseId: phaseIds.Financed, fullySubscribedUntil: null },
      },
    ],
    phases: [{ projectId, to: 'Financed', at }],
    activates: [projectId],
  });
}

export function happenInMemory(memory: InMemory, event: Happening, at: Date): void {
  const { users, bankAccounts } = memory.world;
  const user = 'userId' in event ? users.get(event.userId) : undefined;
  if (event.kind === 'verified' && user) user.isVerified = event.is;
  if (event.kind === 'closed' && user) user.isClosed = event.is;
  const account = event.kind === 'accountIs' ? bankAccounts.get(event.bankAccountId) : undefined;
  if (event.kind === 'accountIs' && account) account.state = event.state;
  changeProject(memory, event, at);
}

export function stateInMemory({ world }: InMemory): State {
  const state: State = {};
  for (const [accountId, cents] of world.balances) state[accountId] = cents;
  for (const { project } of world.projects.values()) {
    const { projectId, amountInvestedCents, investorNumber } = project;
    state[`phase:${projectId}`] = phaseNameOf(project.phaseId) ?? '';
    state[`counters:${projectId}`] = `${amountInvestedCents} ${investorNumber}`;
  }
  return state;
}

export function recordsInMemory({ world, written }: InMemory): State {
  const records: State = { fees: written.feesCents, bank: written.bankCents };
  const count = (name: string) => (records[name] = ((records[name] as number) ?? 0) + 1);
  for (const order of world.orders.values()) {
    records[`order:${order.orderId}`] =
      `${order.status} ${order.amountCents} ${order.penaltyCents} ${order.penaltyHundredths}`;
  }
  for (const {
    transactionId,
    orderId,
    type,
    issuerName,
    amountCents,
    status,
  } of world.transactions.values()) {
    if (orderId) count(`line:${orderId} ${type} ${issuerName} ${amountCents}`);
    else records[`transaction:${transactionId}`] = `${type} ${amountCents} ${status}`;
  }
  for (const { orderId, amountCents, percentageHundredths } of written.fees) {
    count(`fee:${orderId} ${amountCents} ${percentageHundredths}`);
  }
  for (const { orderId, type, amountCents, penaltyCents } of written.movements) {
    count(`movement:${orderId} ${type === 'invest' ? amountCents : -amountCents} ${penaltyCents}`);
  }
  return records;
}
