// Goal: one call answers the profile what eight lists would.
import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../test/callers.ts';
import { askForEmail, newEmail } from '../../test/email-changes.ts';
import { knownCustomer } from '../../test/kept-records.ts';
import { givePasskey } from '../../test/passkeys.ts';
import { givenTaxTreatment } from '../../test/tax-treatments.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[R5] answers each part as its own list does, and nothing of others', async () => {
  const admin = await as(test, 'admin');
  const { userId } = await knownCustomer(test, admin);
  const other = await knownCustomer(test, admin);
  for (const id of [userId, other.userId]) {
    await givenTaxTreatment(test, id);
    await givePasskey(test, id);
    await askForEmail(await as(test, { userId: id }), newEmail());
  }
  const caller = await as(test, { userId });
  const read = async (path: string) => (await caller.get(path)).json();
  const rows = async (path: string) => (await read(path)).data;
  const own = await read(v1.ownProfiles.find.path);
  const { verification, totp, ...lists } = own;
  expect(verification).toEqual((await rows(v1.verifications.find.path))[0]);
  expect(totp).toEqual((await rows(v1.totps.find.path))[0] ?? null);
  expect(lists).toEqual({
    fiscalResidences: await rows(v1.fiscalResidences.find.path),
    taxTreatments: await rows(v1.taxTreatments.find.path),
    emailChanges: await rows(v1.emailChanges.find.path),
    passkeys: await rows(v1.passkeys.find.path),
    sessions: await rows(v1.sessions.find.path),
    devices: await rows(v1.devices.find.path),
  });
  expect(verification.userId).toBe(userId);
  const { fiscalResidences, taxTreatments, emailChanges, passkeys } = lists;
  for (const list of [fiscalResidences, taxTreatments, emailChanges, passkeys]) expect(list).toHaveLength(1);
  expect(lists.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
});

it('[R5] answers staff only how they sign in', async () => {
  const operator = await as(test, 'operator');
  const own = (await operator.get(v1.ownProfiles.find.path)).json();
  expect(own).toMatchObject({
    verification: null,
    fiscalResidences: [],
    taxTreatments: [],
    emailChanges: [],
  });
  expect(own.sessions).toHaveLength(1);
});
