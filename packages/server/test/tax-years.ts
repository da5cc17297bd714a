import { as, type Caller } from './callers.ts';
import { release, repay } from './investors.ts';
import { anInvestor } from './money.ts';
import { at, invested, openProject, projectUrl } from './orders.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

/** Two investors with interest over two years, in projects that withhold tax and in one that does not. */
export interface TaxYears {
  test: TestApp;
  admin: Caller;
  lucia: Caller;
  pedro: Caller;
  taxedId: string;
  /** A project whose promoter pays the tax. */
  lateId: string;
}

async function run(admin: Caller, projectId: string): Promise<void> {
  const body = { period: 1, why: 'Ha pagado.' };
  const answer = await admin.post(`${projectUrl(projectId)}/distributions`, { body });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

interface Financed {
  name: string;
  taxWithholder: 'platform' | 'promoter' | null;
  investors: Caller[];
}

/** A project of 200 euros, half from each investor, that owes 20 euros of interest in a year. */
async function financed(test: TestApp, admin: Caller, { name, taxWithholder, investors }: Financed) {
  const { projectId } = await openProject(test, admin, {
    name,
    financingAmount: 20_000,
    minimumInvestment: 100,
    projectDuration: 12,
    targetProfitability: 1_000,
    managerFee: 1_000,
    deliveryFeePeriod: 'end_of_project',
    withdrawMoneyFinanced: true,
    taxWithholder,
  });
  for (const investor of investors) await invested(investor, projectId, '100.00');
  await release(admin, projectId);
  await repay(admin, projectId, '220.00');
  return projectId;
}

/** The clock is at 5 January 2027. Two projects paid on the last evening of 2025, early; another paid a year late. */
export async function givenTaxYears(): Promise<TaxYears> {
  const company = {
    name: 'Semilla Ejemplo, S.L.',
    taxId: 'B12345674',
    address: undefined,
    registration: undefined,
    moneyHolder: undefined,
  };
  const test = await buildTestApp({ now: new Date('2025-02-10T11:00:00Z'), config: { company } });
  let admin = await as(test, 'admin');
  const investors = [
    await anInvestor(test, 100_000, { name: 'Lucía', surname: 'Ferrer' }),
    await anInvestor(test, 100_000, { name: 'Pedro', surname: 'Gil' }),
  ];
  const make = (name: string, taxWithholder: Financed['taxWithholder']) =>
    financed(test, admin, { name, taxWithholder, investors });
  const taxedId = await make('Edificio Sol', 'platform');
  const untaxedId = await make('Edificio Mar', null);
  const lateId = await make('Edificio Luna', 'promoter');
  admin = await at(test, '2025-12-31T22:30:00Z', admin);
  for (const projectId of [taxedId, untaxedId]) await run(admin, projectId);
  admin = await at(test, '2027-01-05T11:00:00Z', admin);
  await run(admin, lateId);
  const [lucia, pedro] = await Promise.all(investors.map((investor) => as(test, investor)));
  if (!lucia || !pedro) throw new Error('there are two investors');
  return { test, admin, lucia, pedro, taxedId, lateId };
}
