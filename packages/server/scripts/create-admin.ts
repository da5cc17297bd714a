/**
 * Creates an administrator and prints a link to choose the password. Creates the first user of a new database: npm run
 * create-admin -- --email elena@example.com --name Elena --surname Vidal
 */
import { parseArgs } from 'node:util';
import { email, enteredName } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { newLink } from '../src/auth/links/links.ts';
import { thePlatform } from '../src/kit/change/actor.ts';
import { makeChange } from '../src/kit/change/make-change.ts';
import { ConfigError } from '../src/kit/config-error.ts';
import { FieldConflict } from '../src/kit/errors.ts';
import { insertUser } from '../src/kit/users/queries.ts';
import { users } from '../src/schema/users.ts';
import { createWallet } from '../src/wallet/wallets/create-wallet.ts';
import { runScript } from './run-script.ts';

const usage = 'npm run create-admin -- --email elena@example.com --name Elena --surname Vidal';

function readArguments() {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: option, name: option, surname: option }, strict: false });
  const address = email.safeParse(values.email);
  const name = enteredName(80).safeParse(values.name);
  const surname = enteredName(80).safeParse(values.surname);
  if (!address.success || !name.success || !surname.success) throw new ConfigError(`Say who it is: ${usage}`);
  return { email: address.data, name: name.data, surname: surname.data };
}

await runScript(async (services, person) => {
  const created = await makeChange(services, thePlatform, async ({ tx, audit }) => {
    const now = services.now();
    const enabled = await tx.$count(users, and(eq(users.role, 'admin'), isNull(users.disabledAt)));
    const user = await insertUser(tx, {
      ...person,
      kind: 'individual',
      role: 'admin',
      // Where fewer than two are left, a new administrator may approve at once: one person alone may have disabled the
      // others. Later ones wait, as after a promotion.
      roleGivenAt: enabled < 2 ? null : now,
      passwordHash: '',
      createdAt: now,
    });
    await createWallet(tx, user.userId);
    audit({
      action: 'user.create-admin',
      subjectType: 'user',
      subjectId: user.userId,
      after: { email: person.email },
    });
    const { publicUrl } = services.config;
    const url = await newLink(tx, { userId: user.userId, purpose: 'reset-password', publicUrl, now });
    return { url, isOnlyOne: enabled === 0 };
  }).catch((error: unknown) => {
    if (error instanceof FieldConflict) throw new ConfigError(`${person.email} has an account already.`);
    throw error;
  });
  if (created.isOnlyOne)
    console.log('This is the only administrator: create a second one, because what moves money takes two.');
  console.log(
    `${person.email} is an administrator now. Within an hour, choose the password at\n${created.url}`,
  );
  return 0;
}, readArguments);
