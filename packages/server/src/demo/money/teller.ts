import type { Noted } from '../../audit/index.ts';
import { walletOf } from '../../wallet/ledger/accounts.ts';
import type { Command } from '../../wallet/ledger/command.ts';
import type { Effects } from '../../wallet/ledger/effects.ts';
import { evolve } from '../../wallet/ledger/evolve.ts';
import { balanceOf, type World } from '../../wallet/ledger/world.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { DemoAccountKey } from '../named-accounts.ts';
import type { Folder } from '../papers/folder.ts';
import { demoId, type Random, randomFor } from '../random.ts';

/** Whoever handled money on the platform so far, at the times that it happened. */
export interface Teller {
  world: World;
  calendar: Calendar;
  folder: Folder;
  random: Random;
  /** Decides as the platform does, and keeps what follows. */
  act<Answer>(command: Command<Answer>, now: Date): Answer;
  balance(userId: string): number;
  staff(key: Extract<DemoAccountKey, `admin${string}` | `manager${string}`>): {
    userId: string;
    userName: string;
  };
  effects: Effects[];
  /** What the audit trail would have been told of it. */
  noted: Noted[];
}

const names = {
  admin: 'Elena Vidal Rueda',
  admin2: 'Andrés Pardo Lillo',
  manager: 'Marcos Iglesias Duarte',
  manager2: 'Nuria Camps Bosch',
};

// Nobody approves what they entered themselves, not even small amounts.
const fourEyesCents = 0;

export function openTeller(world: World, calendar: Calendar, folder: Folder): Teller {
  const effects: Effects[] = [];
  const noted: Noted[] = [];
  let ids = 0;
  return {
    world,
    calendar,
    folder,
    random: randomFor('money'),
    effects,
    noted,
    act(command, now) {
      const newId = () => demoId(`money ${ids++}`, now);
      const decision = command.decide(world, { now, newId, fourEyesCents });
      evolve(world, decision.effects);
      // Nobody is told by mail of what is long past, and the projects tell of their phases themselves.
      const { notices: _, audit = [], phases: __, ...kept } = decision.effects;
      effects.push(kept);
      noted.push(...audit.map((note) => ({ at: now, actor: command.actor, note })));
      return decision.answer;
    },
    balance: (userId) => balanceOf(world, walletOf(userId)),
    staff: (key) => ({ userId: accountId(key, calendar), userName: names[key] }),
  };
}
