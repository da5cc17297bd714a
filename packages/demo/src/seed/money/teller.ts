import { interestTaxRates, reflectionDaysMin } from '@semilla/contract';
import { type Random, randomFor } from '@semilla/contract/testing';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { reflectionPeriods } from '@semilla/server/kit/reflection-periods.ts';
import { walletOf } from '@semilla/server/ledger/accounts.ts';
import type { Command } from '@semilla/server/money/engine/command.ts';
import type { Effects } from '@semilla/server/money/engine/effects.ts';
import { evolve } from '@semilla/server/money/engine/evolve.ts';
import { balanceOf, type World } from '@semilla/server/money/engine/world.ts';
import type { Notice } from '@semilla/server/money/notices/notice-mails.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import type { DemoAccountKey } from '../named-accounts.ts';
import type { Folder } from '../papers/folder.ts';

export interface PastNotice {
  at: Date;
  notice: Notice;
}

/** Runs money commands at past times and collects their effects. */
export interface Teller {
  world: World;
  calendar: Calendar;
  folder: Folder;
  random: Random;
  /** Decides a command as the platform does, and collects its effects. */
  act<Answer>(command: Command<Answer>, now: Date): Answer;
  balance(userId: string): number;
  staff(key: Extract<DemoAccountKey, `admin${string}` | `manager${string}`>): {
    userId: string;
    userName: string;
  };
  effects: Effects[];
  /** The audit entries of the commands. */
  noted: Noted[];
  /** The notices of the commands, which are not sent. */
  notices: PastNotice[];
}

const names = {
  admin: 'Elena Vidal Rueda',
  admin2: 'Andrés Pardo Lillo',
  manager: 'Marcos Iglesias Duarte',
  manager2: 'Nuria Camps Bosch',
};

export const reflectionEndOf = reflectionPeriods({ reflectionDays: reflectionDaysMin, holidaysOf: 'ES-MD' });

export function openTeller(world: World, calendar: Calendar, folder: Folder): Teller {
  const effects: Effects[] = [];
  const noted: Noted[] = [];
  const past: PastNotice[] = [];
  let ids = 0;
  return {
    world,
    calendar,
    folder,
    random: randomFor('money'),
    effects,
    noted,
    notices: past,
    act(command, now) {
      const newId = () => demoId(`money ${ids++}`, now);
      const decision = command.decide(world, {
        now,
        newId,
        fourEyesCents: 0,
        fourEyesDayCents: 0,
        interestTaxRates,
        reflectionEndOf,
      });
      evolve(world, decision.effects);
      // Sends no mails about past events, and drops phases, which come from the seeded projects.
      const { notices = [], audit = [], phases: _, ...rest } = decision.effects;
      effects.push(rest);
      noted.push(...audit.map((note) => ({ at: now, actor: command.actor, note })));
      past.push(...notices.map((notice) => ({ at: now, notice })));
      return decision.answer;
    },
    balance: (userId) => balanceOf(world, walletOf(userId)),
    staff: (key) => ({ userId: accountId(key, calendar), userName: names[key] }),
  };
}
