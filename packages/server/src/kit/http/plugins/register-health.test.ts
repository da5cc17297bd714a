import { expect, it } from 'vitest';
import { buildTestApp } from '../../../../test/test-app.ts';

it('[X1] is ready while the database answers, says where vulnerabilities are reported, and otherwise answers with a problem document', async () => {
  const { app, services, close } = await buildTestApp();
  const ask = () => app.inject({ url: '/health/ready', headers: { 'accept-language': 'en' } });
  const ready = await ask();
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  const text = await app.inject('/.well-known/security.txt');
  expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20\d\d-\S+Z\n/);
  const { ping } = services.database;
  services.database.ping = async () => {
    throw new Error('the database went away: password geheim');
  };
  const refused = await ask();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(refused.json()).toMatchObject({
    status: 503,
    title: 'Service Unavailable',
    code: 'request.unavailable',
    requestId: refused.headers['x-request-id'],
  });
  expect(refused.body).not.toContain('geheim');
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
  services.database.ping = ping;
  expect((await ask()).statusCode).toBe(200);
  await close();
});
