/** What visitors of the demo need to sign in to its accounts. The start and the development desk show it. */
export const demoPassword = 'Semilla#2026';
export const demoTotpSecret = 'JBSWY3DPEHPK3PXP';

export const demoAccounts = [
  { key: 'admin', email: 'admin@semilla.test', role: 'admin', name: 'Elena', surname: 'Vidal Rueda' },
  { key: 'admin2', email: 'admin2@semilla.test', role: 'admin', name: 'Andrés', surname: 'Pardo Lillo' },
  {
    key: 'manager',
    email: 'manager@semilla.test',
    role: 'operator',
    name: 'Marcos',
    surname: 'Iglesias Duarte',
  },
  {
    key: 'manager2',
    email: 'manager2@semilla.test',
    role: 'operator',
    name: 'Nuria',
    surname: 'Camps Bosch',
  },
  { key: 'investor', email: 'investor@semilla.test', role: 'user', name: 'Lucía', surname: 'Ferrer Soler' },
  { key: 'company', email: 'company@semilla.test', role: 'user', name: 'Huerta Solar S.L.', surname: null },
] as const;

export type DemoAccountKey = (typeof demoAccounts)[number]['key'];
export type DemoManagerKey = Extract<DemoAccountKey, `manager${string}`>;
