import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import { documents } from '../../schema/documents.ts';
import { temporaryAddress } from './signed-address.ts';
import { deleteDocument, storeDocument } from './store-document.ts';
import { registerViewRule, type Sight } from './view-rules.ts';

let test: TestApp;
let visitor: Caller;
let sight: Sight;
let viewRuleCalls: unknown[];

beforeAll(async () => {
  test = await buildTestApp();
  visitor = await as(test, 'visitor');
  registerViewRule('project-document', async (_db, documentId, caller) => {
    viewRuleCalls.push(documentId, caller.userId);
    return sight;
  });
});
beforeEach(() => {
  viewRuleCalls = [];
});
afterAll(() => test.close());

const runChange = <T>(act: (change: Change) => Promise<T>) => makeChange(test.services, thePlatform, act);
const store = (
  change: Change,
  type = 'application/pdf',
  purpose: 'project-document' | 'project-media' = 'project-document',
) =>
  storeDocument(change, test.services, {
    purpose,
    file: new File([buildPdf()], 'Ficha.pdf', { type }),
    uploadedBy: undefined,
  });

describe('a stored document', () => {
  it('[C4] is sent to callers allowed by its view rule', async () => {
    const { documentId } = await runChange((change) => store(change));
    const user = await as(test, 'user');
    sight = 'caller';
    const answer = await user.get(`/v1/documents/view/${documentId}`);
    expect(answer.rawPayload).toEqual(Buffer.from(buildPdf()));
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(viewRuleCalls).toEqual([documentId, user.userId]);
    sight = 'everyone';
    expect((await visitor.get(`/v1/documents/view/${documentId}`)).headers['cache-control']).toMatch(
      /^public/,
    );
  });

  it('is not found by others, if it does not exist, or if its purpose has no view rule', async () => {
    sight = 'nobody';
    const { documentId } = await runChange((change) => store(change));
    const orphan = await runChange((change) => store(change, 'application/pdf', 'project-media'));
    for (const id of [documentId, orphan.documentId, crypto.randomUUID()]) {
      expect((await visitor.get(`/v1/documents/view/${id}`)).statusCode).toBe(404);
    }
    expect((await visitor.get('/v1/documents/view/1')).statusCode).toBe(400);
  });

  it('is not found if its file is missing', async () => {
    sight = 'everyone';
    const { documentId, storageKey } = await runChange((change) => store(change));
    await test.services.files.delete(storageKey);
    expect((await visitor.get(`/v1/documents/view/${documentId}`)).statusCode).toBe(404);
  });
});

describe('the file of a document', () => {
  it('is deleted when the transaction fails', async () => {
    let key = '';
    const failing = runChange(async (change) => {
      key = (await store(change)).storageKey;
      expect(await test.services.files.get(key)).toBeDefined();
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('the database went away');
    expect(await test.services.files.get(key)).toBeUndefined();
  });

  it('stays when a deletion fails, and is deleted when it succeeds', async () => {
    const { documentId, storageKey } = await runChange((change) => store(change));
    const failing = runChange(async (change) => {
      await deleteDocument(change, test.services, documentId);
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('the database went away');
    expect(await test.services.files.get(storageKey)).toBeDefined();
    await runChange((change) => deleteDocument(change, test.services, documentId));
    expect(await test.services.files.get(storageKey)).toBeUndefined();
    expect((await test.db.select().from(documents)).map((document) => document.documentId)).not.toContain(
      documentId,
    );
  });
});

describe('a signed URL', () => {
  it('[C6] opens the document for any caller, and is not cached or sent as referrer', async () => {
    sight = 'nobody';
    const document = await runChange((change) => store(change));
    const { url, expiresAt } = await temporaryAddress(test.services, document);
    expect(new URL(url).origin).toBe(test.services.config.publicUrl);
    expect(Date.parse(expiresAt) - test.clock.now.getTime()).toBeGreaterThan(240_000);
    const answer = await visitor.get(new URL(url).pathname);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(viewRuleCalls).toEqual([]);
  });

  it('does not open another document, a deleted one, or any after its expiry is altered', async () => {
    const [first, second] = [
      await runChange((change) => store(change)),
      await runChange((change) => store(change)),
    ];
    const { url } = await temporaryAddress(test.services, first);
    const token = new URL(url).pathname.split('/').at(-1) as string;
    const [documentId, expiry, signature] = token.split('.') as [string, string, string];
    const forged = [
      `${second.documentId}.${expiry}.${signature}`,
      `${documentId}.${Number(expiry) + 1}.${signature}`,
      `${documentId}.${expiry}.${signature.slice(0, -2)}AA`,
      `${documentId}.${expiry}.`,
      `${documentId}..${test.services.keys.sign(documentId)}`,
      'aaaaaaaaaaaaaaaaaaaaaaaa',
    ];
    for (const forgedToken of forged)
      expect((await visitor.get(`/v1/documents/signed/${forgedToken}`)).statusCode).toBe(404);
    expect((await visitor.get('/v1/documents/signed/short')).statusCode).toBe(400);
    await runChange((change) => deleteDocument(change, test.services, documentId));
    expect((await visitor.get(`/v1/documents/signed/${token}`)).statusCode).toBe(404);
  });

  it('comes from the file store if the store has its own signed URLs', async () => {
    const document = await runChange((change) => store(change));
    const files = { ...test.services.files, signedUrl: async () => 'https://files.example/x?sig=1' };
    expect((await temporaryAddress({ ...test.services, files }, document)).url).toBe(
      'https://files.example/x?sig=1',
    );
  });
});
