import type { Config } from './config.ts';

const accounts = [
  ['admin@semilla.test', 'administrator'],
  ['manager@semilla.test', 'manager'],
  ['investor@semilla.test', 'investor'],
] as const;

function demoLines(address: string): string[] {
  return [
    '',
    'Demo accounts, all with the password Semilla#2026:',
    ...accounts.map(([email, role]) => `  ${email.padEnd(24)} ${role}`),
    `One-time codes, also of newly registered users, and all e-mails sent: ${address}/dev`,
  ];
}

/** Printed by `npm start` once the server listens. */
export function welcome({ publicUrl, demo, brandName, database }: Config): string {
  return [
    '',
    `${brandName} runs at ${publicUrl}`,
    `  Site        ${publicUrl}/`,
    ...(demo ? [`  Desk        ${publicUrl}/dev`] : []),
    `  Backoffice  ${publicUrl}/admin/`,
    `  API         ${publicUrl}/v1/docs`,
    `  Database    ${database.kind === 'embedded' ? `embedded, in ${database.folder}` : 'PostgreSQL'}`,
    ...(demo ? demoLines(publicUrl) : []),
    '',
  ].join('\n');
}
