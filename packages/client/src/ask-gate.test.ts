import { v1 } from '@semilla/contract';
import { expect, it, vi } from 'vitest';
import { createAskGate } from './ask-gate.ts';
import { createClient } from './create-client.ts';

const path = '/v1/auth/devices';
const refused = () =>
  Response.json({ status: 403, code: 'auth.fresh_factor_required', detail: 'Confirm' }, { status: 403 });
const device = {
  deviceId: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Laptop',
  createdAt: '2026-01-15T09:30:00.000Z',
  lastUsedAt: '2026-01-15T09:30:00.000Z',
  expiresAt: '2026-02-14T09:30:00.000Z',
};

it('asks once for all calls that need a factor, then repeats them unchanged', async () => {
  const gate = createAskGate();
  let isFresh = false;
  const transport = vi.fn<typeof fetch>(async () =>
    isFresh ? Response.json(device, { status: 201 }) : refused(),
  );
  const ask = vi.fn<() => Promise<boolean>>(async () => {
    isFresh = true;
    return true;
  });
  gate.askedBy(ask);
  const call = createClient({ fetch: transport, confirmFactor: gate.confirm });
  const body = { name: 'Laptop' };
  const answers = await Promise.all([call(v1.devices.create, { body }), call(v1.devices.create, { body })]);
  expect(answers.map(({ name }) => name)).toEqual(['Laptop', 'Laptop']);
  expect(ask).toHaveBeenCalledTimes(1);
  const sent = transport.mock.calls.map(([url, init]) => [url, init?.body]);
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(String))).toEqual(new Set([String([path, JSON.stringify(body)])]));
});

it('throws the refusal if the user gives no factor, or no dialog is set', async () => {
  const gate = createAskGate();
  const call = createClient({ fetch: async () => refused(), confirmFactor: gate.confirm });
  await expect(call(v1.devices.create, { body: { name: 'Laptop' } })).rejects.toThrow('Confirm');
  const stop = gate.askedBy(async () => false);
  await expect(call(v1.devices.create, { body: { name: 'Laptop' } })).rejects.toThrow('Confirm');
  stop();
  expect(await gate.confirm()).toBe(false);
});

it('repeats a change after the user has signed in again, but never a read', async () => {
  let isSignedIn = false;
  const ended = () =>
    Response.json({ status: 401, code: 'request.unauthenticated', detail: 'Ended' }, { status: 401 });
  const transport = vi.fn<typeof fetch>(async () =>
    isSignedIn ? Response.json(device, { status: 201 }) : ended(),
  );
  const signInAgain = vi.fn<() => Promise<boolean>>(async () => {
    isSignedIn = true;
    return true;
  });
  const call = createClient({ fetch: transport, signInAgain });
  await expect(call(v1.devices.find)).rejects.toThrow('Ended');
  expect(signInAgain).not.toHaveBeenCalled();
  expect((await call(v1.devices.create, { body: { name: 'Laptop' } })).name).toBe('Laptop');
  expect(transport).toHaveBeenCalledTimes(3);
});

it('asks again if the dialog disappeared before the user answered', async () => {
  const gate = createAskGate();
  const leave = gate.askedBy(() => new Promise(() => {}));
  void gate.confirm();
  leave();
  await expect(gate.confirm()).resolves.toBe(false);
  gate.askedBy(() => Promise.resolve(true));
  await expect(gate.confirm()).resolves.toBe(true);
});
