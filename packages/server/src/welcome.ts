import type { Config } from './config.ts';

const accounts = [
  ['admin@semilla.test', 'administrator'],
  ['manager@semilla.test', 'manager'],
  ['investor@semilla.test', 'investor'],
] as const;

function demoLines(address: string): string[] {
  return [
    '',
    'Accounts of the demo, all with the password Semilla#2026:',
    ...accounts.map(([email, role]) => `  ${email.padEnd(24)} ${role}`),
    `Their one-time codes, those of whoever registers, and every mail that is sent: ${address}/dev`,
  ];
}

/** What somebody who has just started the platform needs to know. */
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
