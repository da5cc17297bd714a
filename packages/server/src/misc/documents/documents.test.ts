import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Change, makeChange, thePlatform } from '../../routing/change.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { temporaryAddress } from './signed-address.ts';
import { deleteDocument, storeDocument } from './store-document.ts';
import { documents } from './table.ts';
import { registerViewRule, type Sight } from './view-rules.ts';

let test: TestApp;
let visitor: Caller;
let sight: Sight;
let asked: unknown[];

beforeAll(async () => {
  test = await buildTestApp();
  visitor = await as(test, 'visitor');
  registerViewRule('project-document', async (_db, documentId, caller) => {
    asked.push(documentId, caller.userId);
    return sight;
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => test.close());

const change = <T>(act: (one: Change) => Promise<T>) => makeChange(test.services, thePlatform, act);
const store = (
  one: Change,
  type = 'application/pdf',
  purpose: 'project-document' | 'project-media' = 'project-document',
) =>
  storeDocument(one, test.services, {
    purpose,
    file: new File([buildPdf()], 'Ficha.pdf', { type }),
    uploadedBy: undefined,
  });

describe('a stored document', () => {
  it('[C4] is shown to whoever its owner lets see it', async () => {
    const { documentId } = await change((one) => store(one));
    const user = await as(test, 'user');
    sight = 'caller';
    const answer = await user.get(`/v1/documents/view/${documentId}`);
    expect(answer.rawPayload).toEqual(Buffer.from(buildPdf()));
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(asked).toEqual([documentId, user.userId]);
    sight = 'everyone';
    expect((await visitor.get(`/v1/documents/view/${documentId}`)).headers['cache-control']).toMatch(
      /^public/,
    );
  });

  it('is not there for anybody else, nor when it is missing, nor when nobody answers for it', async () => {
    sight = 'nobody';
    const { documentId } = await change((one) => store(one));
    const orphan = await change((one) => store(one, 'application/pdf', 'project-media'));
    for (const id of [documentId, orphan.documentId, crypto.randomUUID()]) {
      expect((await visitor.get(`/v1/documents/view/${id}`)).statusCode).toBe(404);
    }
    expect((await visitor.get('/v1/documents/view/1')).statusCode).toBe(400);
  });

  it('is not there when its bytes are gone', async () => {
    sight = 'everyone';
    const { documentId, storageKey } = await change((one) => store(one));
    await test.services.files.delete(storageKey);
    expect((await visitor.get(`/v1/documents/view/${documentId}`)).statusCode).toBe(404);
  });
});

describe('its bytes', () => {
  it('do not stay when the change does not come to pass', async () => {
    let key = '';
    const failing = change(async (one) => {
      key = (await store(one)).storageKey;
      expect(await test.services.files.get(key)).toBeDefined();
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('the database went away');
    expect(await test.services.files.get(key)).toBeUndefined();
  });

  it('stay when a deletion does not come to pass, and go when it does', async () => {
    const { documentId, storageKey } = await change((one) => store(one));
    const failing = change(async (one) => {
      await deleteDocument(one, test.services, documentId);
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('the database went away');
    expect(await test.services.files.get(storageKey)).toBeDefined();
    await change((one) => deleteDocument(one, test.services, documentId));
    expect(await test.services.files.get(storageKey)).toBeUndefined();
    expect((await test.db.select().from(documents)).map((one) => one.documentId)).not.toContain(documentId);
  });
});

describe('a signed address', () => {
  it('[C6] opens the document without asking who calls, and is not passed on', async () => {
    sight = 'nobody';
    const document = await change((one) => store(one));
    const { url, expiresAt } = await temporaryAddress(test.services, document);
    expect(new URL(url).origin).toBe(test.services.config.publicUrl);
    expect(Date.parse(expiresAt) - test.clock.now.getTime()).toBeGreaterThan(240_000);
    const answer = await visitor.get(new URL(url).pathname);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(asked).toEqual([]);
  });

  it('does not open another document, last longer, or open what is deleted', async () => {
    const [one, two] = [await change((it_) => store(it_)), await change((it_) => store(it_))];
    const { url } = await temporaryAddress(test.services, one);
    const token = new URL(url).pathname.split('/').at(-1) as string;
    const [documentId, expiry, signature] = token.split('.') as [string, string, string];
    const forged = [
      `${two.documentId}.${expiry}.${signature}`,
      `${documentId}.${Number(expiry) + 1}.${signature}`,
      `${documentId}.${expiry}.${signature.slice(0, -2)}AA`,
      `${documentId}.${expiry}.`,
      `${documentId}..${test.services.keys.sign(documentId)}`,
      'aaaaaaaaaaaaaaaaaaaaaaaa',
    ];
    for (const other of forged)
      expect((await visitor.get(`/v1/documents/signed/${other}`)).statusCode).toBe(404);
    expect((await visitor.get('/v1/documents/signed/short')).statusCode).toBe(400);
    await change((it_) => deleteDocument(it_, test.services, documentId));
    expect((await visitor.get(`/v1/documents/signed/${token}`)).statusCode).toBe(404);
  });

  it('is the one of the file store where that has its own', async () => {
    const document = await change((one) => store(one));
    const files = { ...test.services.files, signedUrl: async () => 'https://files.example/x?sig=1' };
    expect((await temporaryAddress({ ...test.services, files }, document)).url).toBe(
      'https://files.example/x?sig=1',
    );
  });
});
