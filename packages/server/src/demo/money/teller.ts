import { thePlatform } from '../../routing/change.ts';
import { balanceOf, type Command, type Effects, evolve, type World, walletOf } from '../../wallet/index.ts';
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
  actor: typeof thePlatform;
  /** Decides as the platform does, and keeps what follows. */
  act<Answer>(command: Command<Answer>, now: Date): Answer;
  balance(userId: string): number;
  staff(key: Extract<DemoAccountKey, `admin${string}` | `manager${string}`>): {
    userId: string;
    userName: string;
  };
  effects: Effects[];
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
  let ids = 0;
  return {
    world,
    calendar,
    folder,
    random: randomFor('money'),
    actor: thePlatform,
    effects,
    act(command, now) {
      const newId = () => demoId(`money ${ids++}`, now);
      const decision = command.decide(world, { now, newId, fourEyesCents });
      evolve(world, decision.effects);
      // Nobody is told by mail of what is long past, and the projects tell of their phases themselves.
      const { notices: _, audit: __, phases: ___, ...kept } = decision.effects;
      effects.push(kept);
      return decision.answer;
    },
    balance: (userId) => balanceOf(world, walletOf(userId)),
    staff: (key) => ({ userId: accountId(key, calendar), userName: names[key] }),
  };
}
