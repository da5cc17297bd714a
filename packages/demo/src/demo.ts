import type { Demo } from '@semilla/server/start/load-demo.ts';
import { clockIn } from './desk/clock.ts';
import { mountDesk } from './desk/mount-desk.ts';
import { demoAccounts, demoPassword } from './seed/named-accounts.ts';
import { seedDemo } from './seed-demo.ts';
import { simulatorAccess } from './simulator/simulator-access.ts';

/** The demo that the server loads when its configuration enables it. */
export const demo: Demo = {
  seed: seedDemo,
  mountDesk,
  simulatorAccess,
  clockIn,
  password: demoPassword,
  accounts: demoAccounts,
};
