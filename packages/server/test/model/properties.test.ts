/**
 * Goal: check properties of every decision. Method: random operations create the situations; each decision is checked
 * before and after it is applied.
 */

import { isDeepStrictEqual } from 'node:util';
import { interestTaxRates } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reflectionPeriods } from '../../src/kit/reflection-periods.ts';
import { type AccountId, escrowOf, walletOf } from '../../src/ledger/accounts.ts';
import type { NewEntry } from '../../src/ledger/new-entry.ts';
import type { Command, Context } from '../../src/money/engine/command.ts';
import { evolve } from '../../src/money/engine/evolve.ts';
import type { World } from '../../src/money/engine/world.ts';
import { testSeed } from '../seed.ts';
import { asCommand } from './as-command.ts';
import { bookOf, newCast } from './cast.ts';
import { decideInMemory, happenInMemory, type InMemory, newInMemory } from './in-memory.ts';
import { makeHappen } from './make-happen.ts';
import { makeUp } from './make-up.ts';
import { ask, happen } from './model.ts';

const operations = 120;
const settings = { seed: testSeed, numRuns: 25 };
const fourEyesCents = 1_000_000;
const reflectionEndOf = reflectionPeriods({ reflectionDays: 4, holidaysOf: 'ES-MD' });

function counter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `01900000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  };
}

type Look = (memory: InMemory, command: Command<unknown>, context: Context) => void;

/** Calls `look` with many commands, each right before it is decided. */
function playWorld(seed: number, look: Look): InMemory {
  const random = randomFor(`properties ${seed}`);
  const newId = counter();
  let now = new Date('2026-01-05T10:00:00Z');
  const cast = newCast(random, newId);
  const book = bookOf(cast, fourEyesCents);
  const memory = newInMemory(cast, now);
  for (let count = 0; count < operations; count += 1) {
    for (const event of count % 20 ? [] : makeHappen(book, random, now, newId)) {
      if (event.kind === 'passes') now = new Date(now.getTime() + event.seconds * 1_000);
      happenInMemory(memory, event, now);
      happen(book, event, now);
    }
    const operation = makeUp(book, random, cast);
    const context = {
      now,
      newId,
      fourEyesCents,
      fourEyesDayCents: 5 * fourEyesCents,
      interestTaxRates,
      reflectionEndOf,
    };
    const command = asCommand(book, operation, context);
    look(memory, command, context);
    const outcome = decideInMemory(memory, command, context);
    const { orderId, transactionId } = ('answer' in outcome ? outcome.answer : {}) as Record<string, string>;
    ask(book, operation, now, transactionId ?? orderId ?? '');
  }
  return memory;
}

function outcomeOf(world: World, command: Command<unknown>, context: Context) {
  try {
    return { decision: command.decide(world, { ...context, newId: counter() }) };
  } catch (error) {
    return { refusal: (error as Error).message };
  }
}

const anyWorld = fc.integer({ min: 0 });

describe('every decision', () => {
  it('[B1] changes nothing itself, refused or not, and gives the same result when repeated', () => {
    fc.assert(
      fc.property(anyWorld, (seed) => {
        playWorld(seed, ({ world }, command, context) => {
          const before = structuredClone(world);
          const first = outcomeOf(world, command, context);
          expect(isDeepStrictEqual(world, before)).toBe(true);
          expect(isDeepStrictEqual(outcomeOf(world, command, context), first)).toBe(true);
        });
      }),
      settings,
    );
  });

  it('[B1] moves money between accounts, creates none, and never overdraws an account', () => {
    fc.assert(
      fc.property(anyWorld, (seed) => {
        const { world, written } = playWorld(seed, (memory, command, context) => {
          const { decision } = outcomeOf(memory.world, command, context);
          for (const { postings } of decision?.effects.entries ?? []) {
            expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
            expect(new Set(postings.map(({ accountId }) => accountId)).size).toBe(postings.length);
            expect(
              postings.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents),
            ).toBe(true);
          }
        });
        const balances = [...world.balances.values()];
        expect(balances.every((cents) => cents >= 0)).toBe(true);
        expect(balances.reduce((sum, cents) => sum + cents, written.feesCents + written.bankCents)).toBe(0);
      }),
      settings,
    );
  });

  it('[B1] declares every row that it touches in its needs', () => {
    fc.assert(
      fc.property(anyWorld, (seed) => {
        playWorld(seed, ({ world }, command, context) => {
          const { needs } = command;
          const { decision } = outcomeOf(world, command, context);
          const whole = new Set(needs.wholeProjects);
          const lockedAccounts = new Set<AccountId>(needs.accounts);
          for (const { projectId, userId } of world.orders.values()) {
            if (whole.has(projectId)) lockedAccounts.add(walletOf(userId));
          }
          const touched = (decision?.effects.entries ?? []).flatMap(({ postings }) => postings);
          for (const { accountId } of touched) {
            if (accountId !== 'fees' && accountId !== 'bank') expect(lockedAccounts).toContain(accountId);
          }
          for (const { project } of decision?.effects.projects ?? []) {
            expect([...(needs.projects ?? []), ...whole]).toContain(project.projectId);
          }
        });
      }),
      settings,
    );
  });
});

describe('the world', () => {
  const accounts = ['wallet:a', 'wallet:b', 'escrow:c', 'fees', 'bank'] as const;
  const posting = fc.record({
    accountId: fc.constantFrom<AccountId>(...(accounts as unknown as AccountId[]), walletOf('nobody')),
    amountCents: fc.integer({ min: -1_000, max: 1_000 }),
  });

  it('[B1] applies an entry completely or not at all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(posting, { maxLength: 4 }), { maxLength: 3 }),
        fc.boolean(),
        (lists, balance) => {
          const memory = newInMemory({ members: [], accounts: [], adminIds: [] }, new Date(0));
          memory.world.balances.set(walletOf('a'), 500).set(walletOf('b'), 0).set(escrowOf('c'), 100);
          const before = structuredClone(memory.world);
          const entries = lists.map((postings, index): NewEntry => {
            const rest = -postings.reduce((sum, { amountCents }) => sum + amountCents, 0);
            const all = balance ? [...postings, { accountId: 'bank' as const, amountCents: rest }] : postings;
            return {
              entryId: String(index),
              cause: 'order',
              causeId: '',
              createdAt: new Date(0),
              postings: all,
            };
          });
          try {
            evolve(memory.world, { entries });
          } catch {
            expect(memory.world).toEqual(before);
            return;
          }
          for (const { postings } of entries) {
            expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
          }
          expect([...memory.world.balances.values()].every((cents) => cents >= 0)).toBe(true);
        },
      ),
      { seed: testSeed, numRuns: 2_000 },
    );
  });
});
