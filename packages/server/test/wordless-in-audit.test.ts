// Goal: everything in the audit trail has a label. Method: every suite checks its own audit trail when it closes its
// app; this test uses deliberately wrong notes.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuditNote } from '../src/kit/audit/write-audit.ts';
import { thePlatform } from '../src/kit/change/actor.ts';
import { makeChange } from '../src/kit/change/make-change.ts';
import { buildTestApp, type TestApp } from './test-app.ts';
import { wordlessInAudit } from './wordless-in-audit.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close().catch(() => undefined));

const note = (given: Partial<AuditNote>) =>
  makeChange(test.services, thePlatform, async ({ audit }) =>
    audit({ action: 'project.edit', subjectType: 'project', subjectId: crypto.randomUUID(), ...given }),
  );

it('[B5] accepts fields by name, with their units, and names noted for programs', async () => {
  await note({ before: { name: 'A', financingAmountCents: 1 }, after: { name: 'B', durationMonths: 18 } });
  await note({ action: 'ticket.answer', subjectType: 'ticket', after: { messageId: 'x', files: 0 } });
  expect(await wordlessInAudit(test.db)).toEqual([]);
  await expect(test.close()).resolves.toBeUndefined();
});

it.each([
  [{ after: { constructionYear: 1974 } }, 'constructionYear of project.edit is in no field list'],
  [{ action: 'house.edit', after: { name: 'A' } }, 'name of house.edit is in no field list'],
  [{ action: 'project.paint' }, 'project.paint on project has no words in audit.actions and audit.subjects'],
  [{ subjectType: 'house' }, 'project.edit on house has no words in audit.actions and audit.subjects'],
])('[B5] finds what has no words: %j', async (given, problem) => {
  await note(given);
  expect(await wordlessInAudit(test.db)).toContain(problem);
  await expect(test.close()).rejects.toThrow(problem);
});
