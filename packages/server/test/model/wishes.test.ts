/**
 * Goal: preinvestments agree with a model that shares no code with them, on every refusal, every share and every cent.
 * Method: random wishes, changes, revocations and allocations are decided by both, one by one. A seed replays a run.
 */
import { fixedTexts, interestTaxRates, termsVersion } from '@semilla/contract';
import { type Random, randomFor } from '@semilla/contract/testing';
import { expect, it } from 'vitest';
import { reflectionPeriods } from '../../src/kit/reflection-periods.ts';
import { depositsOf, escrowOf, walletOf } from '../../src/ledger/accounts.ts';
import { placeWish } from '../../src/money/commands/place-wish.ts';
import { revokeWish } from '../../src/money/commands/revoke-wish.ts';
import { runAllocation } from '../../src/money/commands/run-allocation.ts';
import { ownTerms } from '../../src/project/orders/order-terms-in.ts';
import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { testSeed } from '../seed.ts';
import type { Outcome } from './agreement.ts';
import { buildTerms } from './build-terms.ts';
import { newCast } from './cast.ts';
import { decideInMemory, happenInMemory, newInMemory } from './in-memory.ts';
import { sum } from './numbers.ts';
import { allocate, drop, put, refusalOf, type WishBook } from './wishes.ts';

const worlds = 60;
const operations = 60;
const now = new Date('2026-01-05T10:00:00Z');
const reflectionEndOf = reflectionPeriods({ reflectionDays: 4, holidaysOf: 'ES-MD' });
const consent = { warningVersion: fixedTexts.riskWarning.version };
const inForce = { riskWarning: fixedTexts.riskWarning, terms: ownTerms };

const codeOf = (outcome: Outcome) =>
  'refusal' in outcome ? ((outcome.refusal as { code?: string }).code ?? String(outcome.refusal)) : undefined;

function newWorld(random: Random) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `01900000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  };
  const cast = newCast(random, newId);
  const memory = newInMemory(cast, now);
  const projectId = newId();
  const minimum = random.pick([1, 1_000, 10_000, 12_345, 50_000]);
  const terms = {
    projectId,
    minimum,
    reserved: random.integer(1, 40) * 10_000 + random.pick([0, 999]) + minimum,
    deposit: random.pick([0, 2_500, 20_000]),
    people: random.integer(2, 12),
  };
  const opened = buildTerms({ projectId, financingCents: 100_000_000, minimumCents: minimum });
  happenInMemory(memory, { kind: 'opens', terms: opened, phaseEntryId: newId() }, now);
  const { world } = memory;
  const setProject = (phaseId: string) => {
    const open = world.projects.get(projectId);
    if (!open) return;
    const { reserved, deposit, people } = terms;
    const preinvestment = {
      preinvestorAmountCents: reserved,
      preinvestorDepositCents: deposit,
      preinvestorMaxNumber: people,
    };
    world.projects.set(projectId, { ...open, project: { ...open.project, ...preinvestment, phaseId } });
  };
  setProject(phaseIds.Preinvestment);
  const users = [...world.users.values()].filter(({ role, isClosed }) => role === 'user' && !isClosed);
  const book: WishBook = {
    terms,
    isOpenToAll: false,
    wallet: new Map(),
    verified: new Set(users.filter(({ isVerified }) => isVerified).map(({ userId }) => userId)),
    wishes: new Map(),
    invested: new Map(),
  };
  for (const { userId } of users) {
    const cents = random.integer(0, 300_000);
    world.balances.set(walletOf(userId), cents);
    book.wallet.set(userId, cents);
  }
  const context = {
    now,
    newId,
    fourEyesCents: 1_000_000,
    fourEyesDayCents: 5_000_000,
    interestTaxRates,
    reflectionEndOf,
  };
  return { memory, world, book, context, projectId, setProject, userIds: users.map(({ userId }) => userId) };
}

type World = ReturnType<typeof newWorld>;
const actorOf = (userId: string) => ({ userId, address: '127.0.0.1', requestId: undefined });

function compare({ world, book, projectId }: World): void {
  for (const [userId, cents] of book.wallet) expect(world.balances.get(walletOf(userId))).toBe(cents);
  const held = sum([...book.wishes.values()].map(({ deposit }) => deposit));
  expect(world.balances.get(depositsOf(projectId))).toBe(held);
  expect(world.balances.get(escrowOf(projectId))).toBe(sum([...book.invested.values()]));
  expect(world.projects.get(projectId)?.project.wishNumber).toBe(book.wishes.size);
}

function wishAtRandom(given: World, random: Random): void {
  const { memory, world, book, context, projectId } = given;
  const userId = random.pick(given.userIds);
  const { minimum, reserved } = book.terms;
  const exact = random.pick([minimum, reserved, random.integer(1, reserved), random.integer(1, 120_000)]);
  const amountCents = random.chance(0.9) ? Math.ceil(exact / 1_000) * 1_000 : exact;
  const own = world.wishes.get(`${projectId} ${userId}`);
  const isEdit = own !== undefined && random.chance(0.8);
  const request = {
    actor: actorOf(userId),
    userId,
    projectId,
    ...(isEdit && { wishId: own.wishId }),
    amountCents,
    termsVersion,
    shown: { language: 'es' as const, consent },
  };
  const expected =
    refusalOf(book, userId, amountCents) ?? (own && !isEdit ? 'project.wish_already' : undefined);
  const outcome = decideInMemory(memory, placeWish(request), context);
  expect(codeOf(outcome), JSON.stringify({ amountCents, ...book.terms })).toBe(expected);
  if ('answer' in outcome) put(book, (outcome.answer as { wishId: string }).wishId, userId, amountCents);
}

function revokeAtRandom({ memory, book, context, projectId }: World, random: Random): void {
  const wish = book.wishes.size ? random.pick([...book.wishes.values()]) : undefined;
  if (!wish) return;
  const { userId, id: wishId } = wish;
  const outcome = decideInMemory(
    memory,
    revokeWish({ actor: actorOf(userId), wishId, userId, projectId }),
    context,
  );
  expect(codeOf(outcome)).toBeUndefined();
  drop(book, userId);
}

function changePeople({ world, book, userIds }: World, random: Random): void {
  for (const userId of userIds) {
    const isVerified = random.chance(0.9);
    const user = world.users.get(userId);
    if (user) world.users.set(userId, { ...user, isVerified });
    if (isVerified) book.verified.add(userId);
    else book.verified.delete(userId);
  }
}

it('[L13][V15] agrees with the model over random preinvestments', () => {
  let shared = 0;
  for (let number = 0; number < worlds; number += 1) {
    const random = randomFor(`${testSeed} preinvestment ${number}`);
    const given = newWorld(random);
    const { memory, book, context, projectId } = given;
    for (let count = 0; count < operations; count += 1) {
      if (random.chance(0.12)) revokeAtRandom(given, random);
      else wishAtRandom(given, random);
      compare(given);
    }
    given.setProject(phaseIds.Investment);
    changePeople(given, random);
    const hadWishes = book.wishes.size > 0;
    const outcome = decideInMemory(
      memory,
      runAllocation({ actor: actorOf(given.userIds[0] ?? ''), projectId, inForce }),
      context,
    );
    expect(codeOf(outcome)).toBe(hadWishes ? undefined : 'project.no_wishes');
    if (!('answer' in outcome)) continue;
    const { lines } = outcome.answer as {
      lines: { userId: string; allocatedAmount: number; reason: string }[];
    };
    const got = new Map(lines.map(({ userId, allocatedAmount }) => [userId, allocatedAmount]));
    expect(Object.fromEntries(got), `${testSeed} ${number}`).toEqual(Object.fromEntries(allocate(book)));
    shared += lines.filter(({ reason }) => reason === 'share').length;
    compare(given);
  }
  expect(shared).toBeGreaterThan(worlds);
});
