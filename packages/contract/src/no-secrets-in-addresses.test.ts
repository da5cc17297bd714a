import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './shared/endpoint.ts';
import * as v1 from './v1.ts';

const secret = /password|secret|token|code|session|cookie|signature|iban|email|phone|birth|documentNumber/i;

/**
 * The fields that an address may contain: signed tokens that open one thing, and ids, which alone open
 * nothing.
 */
const allowed = [
  'calendars.find params token',
  'documents.viewSigned params token',
  'mailPreferences.edit query token',
  'mailPreferences.find query token',
  'mailPreferences.openUnsubscribe query token',
  'mailPreferences.unsubscribe query token',
  'objections.create query token',
  'objections.find query token',
  'sessions.delete params sessionId',
];

const inAddresses = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query }]) =>
  Object.entries({ params, query }).flatMap(([place, schema]) =>
    Object.keys(schema?.shape ?? {}).map((field) => ({ field, line: `${name} ${place} ${field}` })),
  ),
);

describe('addresses of the API', () => {
  it('[P7] contain no password, code, session or personal data', () => {
    expect(inAddresses.length).toBeGreaterThan(100);
    const secrets = inAddresses.filter(({ field }) => secret.test(field)).map(({ line }) => line);
    expect(secrets.sort()).toEqual(allowed);
  });

  it('[P7] contain no link token that confirms an address or resets a password: those are in the body', () => {
    const given = { token: 'x'.repeat(43), password: 'Almendro#24' };
    expect(v1.emails.confirm.body.parse({ token: given.token })).toEqual({ token: given.token });
    expect(v1.passwords.reset.body.parse(given)).toEqual(given);
    for (const endpoint of [
      v1.emails.confirm,
      v1.emailChanges.confirm,
      v1.passwords.reset,
      v1.complaints.create,
    ])
      expect(Object.keys(endpoint), endpoint.path).not.toContain('query');
  });
});
