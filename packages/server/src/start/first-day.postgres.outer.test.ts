/**
 * Goal: whoever follows the guide gets as far as a first sheet and a first order. Method: the settings that the guide
 * prints, filled in as by Compose, on a PostgreSQL, a file store and a mail server of this machine; all else through the
 * API, as people do it. The identity provider opens sessions and decides nothing, so staff decide.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@semilla/client';
import { withSecondLook } from '@semilla/client/testing/with-second-look';
import {
  cents,
  civilDateAt,
  questionnaire,
  requiredOwnerDocuments,
  settledAnswer,
  takeMax,
  v1,
} from '@semilla/contract';
import {
  buildIban,
  buildNewOwner,
  buildNewProject,
  buildNewProjectType,
  buildPdf,
  buildSheetTexts,
  sheetAttested,
} from '@semilla/contract/testing';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { atTerminal } from '../../test/at-terminal.ts';
import { clientOf } from '../../test/client-of.ts';
import { filled, printedInGuide } from '../../test/compose-settings.ts';
import { asOwner } from '../../test/postgres/as-owner.ts';
import { dropDatabase, emptyPostgresDatabase } from '../../test/postgres/databases.ts';
import { type Running, startProcess } from '../../test/process.ts';
import { pictureBytes } from '../../test/projects.ts';
import { startSmtpServer } from '../../test/start-smtp-server.ts';
import { until } from '../../test/until.ts';
import { currentCode } from '../auth/totps/codes.ts';

const printed = printedInGuide();
const publicUrl = `https://${printed.DOMAIN}`;
const password = 'Girasol#2026';
const server = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'semilla-first-day-'));
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: ['semilla', 'semilla-checkpoints'].map((name) => ({ name, configs: [] })),
});
let sessions = 0;
const provider = createServer((_request, response) => {
  sessions += 1;
  const verification = { id: `session-${sessions}`, url: `https://identity.example/${sessions}` };
  response.writeHead(201, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: 'success', verification }));
});
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let databaseUrl: string;
let settings: Record<string, string>;
let running: Running;

async function run(script: string, ...args: string[]): Promise<string> {
  const { status, said } = await atTerminal(join(server, 'scripts', script), settings, ...args);
  expect(status, said).toBe(0);
  return said;
}

beforeAll(async () => {
  const storePort = (await store.run()).port;
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  smtp = await startSmtpServer();
  databaseUrl = await emptyPostgresDatabase(inject('postgresUrl'));
  const platform = new URL(databaseUrl);
  platform.username = `semilla_first_day_${process.pid}`;
  platform.password = printed.DATABASE_PASSWORD as string;
  settings = {
    ...filled(printed),
    NODE_ENV: 'production',
    DATABASE_URL: platform.href,
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    // The only keys that this file store knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: smtp.url,
    VERIFF_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  };
  settings.DATABASE_OWNER_URL = databaseUrl;
  await run('migrate-database.ts');
  settings.DATABASE_OWNER_URL = '';
  running = await startProcess(settings);
});
afterAll(async () => {
  await running.stop();
  await Promise.all([store.close(), smtp.close(), new Promise((resolve) => provider.close(resolve))]);
  await dropDatabase(inject('postgresUrl'), databaseUrl);
  await asOwner(inject('postgresUrl'), `drop role semilla_first_day_${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
});

const aPdf = (name: string) => new File([buildPdf()], name, { type: 'application/pdf' });
const visitor = () => clientOf(running.url, undefined, publicUrl);

/** The token of the link in the newest mail to an address. */
const tokenMailedTo = (address: string) =>
  until(async () => {
    const mail = smtp.taken.findLast((one) => one.includes(`To: ${address}`));
    const plain = mail?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return /[?&]token=([\w-]+)/.exec(plain ?? '')?.[1];
  });

/** Signs in for the first time, with the codes of a new device. */
async function signIn(call: Client, email: string): Promise<Client> {
  await call(v1.sessions.logIn, { body: { email, password } });
  const { totpId, secret } = await call(v1.totps.create);
  await call(v1.totps.confirm, { params: { totpId }, body: { code: currentCode(secret, new Date()) } });
  return call;
}

async function newAdministrator(name: string): Promise<Client> {
  const email = `${name.toLowerCase()}@semilla.example`;
  const output = await run('create-admin.ts', '--email', email, '--name', name, '--surname', 'Vidal');
  const token = /[?&]token=([\w-]+)/.exec(output)?.[1] as string;
  const call = visitor();
  await call(v1.passwords.reset, { body: { token, password } });
  return signIn(call, email);
}

async function openProject(administrator: Client) {
  const image = new File([Uint8Array.from(await pictureBytes())], 'tipo.jpg', { type: 'image/jpeg' });
  const { projectTypeId } = await administrator(v1.projectTypes.create, {
    body: { ...buildNewProjectType(), image },
  });
  const project = await administrator(v1.projects.create, { body: buildNewProject({ projectTypeId }) });
  const params = { projectId: project.projectId };
  const { ownerId } = await administrator(v1.owners.create, { body: buildNewOwner() });
  const issuedOn = civilDateAt(new Date());
  for (const kind of [...requiredOwnerDocuments, 'untaxedGround'] as const)
    await administrator(v1.ownerDocuments.create, {
      body: { ownerId, kind, issuedOn, file: aPdf('prueba.pdf') },
    });
  await administrator(v1.projects.edit, { params, body: { promoterId: ownerId, untaxedGround: 'other' } });
  const { version } = await administrator(v1.sheets.edit, {
    params,
    body: { texts: buildSheetTexts(), terms: { dateEnd: '2099-12-31' } },
  });
  await administrator(v1.sheets.publish, {
    params,
    body: { seenVersion: version, isMaterial: false, ...sheetAttested },
  });
  const { data: phases } = await administrator(v1.phases.find, { query: { take: takeMax } });
  const phaseId = phases.find(({ name }) => name === 'Investment')?.phaseId ?? '';
  return settledAnswer(await administrator(v1.projects.edit, { params, body: { phaseId } }));
}

async function newInvestor(administrator: Client): Promise<Client> {
  const email = 'amparo@example.com';
  const call = visitor();
  await call(v1.registration.create, {
    body: {
      kind: 'individual',
      name: 'Amparo',
      surname: 'Quintana Rey',
      birthdayAt: '1985-04-12',
      email,
      password,
      language: 'es',
      acceptTerms: true,
    },
  });
  await call(v1.emails.confirm, { body: { token: await tokenMailedTo(email) } });
  await signIn(call, email);
  const { verificationId } = await call(v1.verifications.create);
  await administrator(v1.verifications.decide, {
    params: { id: verificationId },
    body: { decision: 'Approved' },
  });
  const residence = { country: 'ES', taxNumber: '12345678Z', since: '2020-01-01' };
  await call(v1.fiscalResidences.create, { body: residence });
  const answers = Object.fromEntries(
    questionnaire.questions.map(({ id, options }) => [
      id,
      options.toSorted((one, other) => other.points - one.points)[0]?.id ?? '',
    ]),
  );
  await call(v1.entryTests.create, { body: { questionnaireVersion: questionnaire.version, answers } });
  await call(v1.lossSimulations.create, { body: { result: cents(100_000_00), isAcknowledged: true } });
  return call;
}

/** Links a bank account and pays money in by it. */
async function payIn(administrator: Client, investor: Client, amountCents: number): Promise<void> {
  const account = {
    alias: 'Cuenta nómina',
    account: buildIban(813),
    main: true,
    document: aPdf('certificado.pdf'),
  };
  const { bankAccountId } = settledAnswer(await investor(v1.bankAccounts.create, { body: account }));
  await administrator(v1.bankAccounts.edit, { params: { bankAccountId }, body: { state: 'valid' } });
  const { transactionId } = await investor(v1.transactions.request, {
    body: { type: 'income', amount: cents(amountCents), bankAccountId },
  });
  await administrator(v1.transactions.decide, {
    params: { transactionId },
    body: { status: 'completed', file: aPdf('transferencia.pdf') },
  });
}

it('[B10][L18][R20] leads from the guide to a first sheet and a first order', async () => {
  const elena = await newAdministrator('Elena');
  const marta = await newAdministrator('Marta');
  const administrator = withSecondLook(elena, async () => marta);
  const { projectId, url } = await openProject(administrator);
  const investor = await newInvestor(administrator);
  await payIn(administrator, investor, 1_000_00);

  const page = await fetch(`${running.url}/projects/${url}`);
  expect(page.status).toBe(200);
  const { data: sheets } = await investor(v1.sheetVersions.find, { params: { projectId } });
  expect(sheets).toHaveLength(1);

  const order = await investor(v1.orders.place, {
    body: { projectId, amount: cents(600_00), orderType: 'invest' },
  });
  expect(order).toMatchObject({ status: 'pending', amount: cents(600_00) });
  const [wallet] = (await investor(v1.wallets.find)).data;
  expect(wallet?.balance).toBe(400_00);
});
