import type { Config } from '../kit/config.ts';
import type { Demo } from './load-demo.ts';

type Accounts = Pick<Demo, 'accounts' | 'password'>;

const roles: Record<string, string> = { admin: 'administrator', operator: 'manager', user: 'investor' };

function demoLines(address: string, { accounts, password }: Accounts): string[] {
  return [
    '',
    `Demo accounts, all with the password ${password}:`,
    ...accounts.map(({ email, role }) => `  ${email.padEnd(24)} ${roles[role] ?? role}`),
    `Their one-time codes and all e-mails sent: ${address}/dev`,
  ];
}

/** Printed by `npm start` once the server listens. */
export function welcome({ publicUrl, brandName, database }: Config, demo?: Accounts): string {
  return [
    '',
    `${brandName} runs at ${publicUrl}`,
    `  Site        ${publicUrl}/`,
    ...(demo ? [`  Desk        ${publicUrl}/dev`] : []),
    `  Backoffice  ${publicUrl}/admin/`,
    `  API         ${publicUrl}/v1/docs`,
    `  Database    ${database.kind === 'embedded' ? `embedded, in ${database.folder}` : 'PostgreSQL'}`,
    ...(demo ? demoLines(publicUrl, demo) : []),
    '',
  ].join('\n');
}
