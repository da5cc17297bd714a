import { appendFileSync, mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { norma43File } from '@semilla/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { bankFilesUrl, givenWatchedFolder, type WatchedFolder } from '../../../test/watched-folder.ts';

const statementsUrl = '/v1/payment/bank-statements';
const alone = true;

let folder: WatchedFolder;
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  folder = await givenWatchedFolder();
  ({ test, marta } = folder);
  elena = await as(test, 'admin');
});
beforeEach(() => folder.forgetLooks());
afterAll(() => folder.close());

const listed = (name: string) => folder.listed(name, marta);

describe('a file in the watched folder', () => {
  it('[L49] waits for a person, is proposed with its content, and counts once another approved it', async () => {
    await folder.put('bueno.n43', folder.newLines());
    await folder.lookLater();
    const [found] = await listed('bueno.n43');
    expect(found).toMatchObject({ state: 'found', origin: 'folder', problem: null });
    const proposed = await marta.post(`${bankFilesUrl}/${found?.bankFileId}/import`, { alone });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(proposed.json()).toMatchObject({ act: 'importStatement', file: { name: 'bueno.n43' } });
    expect((await marta.get(statementsUrl)).json().total).toBe(0);
    const approval = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await marta.post(approval, { body: {}, alone })).json().code).toBe('approvals.own_proposal');
    const approved = await elena.post(approval, { body: {}, alone });
    expect(approved.json().answer).toMatchObject({ newEntries: 1 });
    expect(await listed('bueno.n43')).toEqual([]);
    const again = await marta.post(`${bankFilesUrl}/${found?.bankFileId}/import`, { alone });
    expect(again.statusCode).toBe(404);
  });

  it('is noted once, however often it is seen and whatever its name', async () => {
    const lines = folder.newLines();
    await folder.put('uno.n43', lines);
    await folder.lookLater();
    await folder.lookLater();
    folder.forgetLooks();
    await folder.lookLater();
    await folder.put('dos.n43', lines);
    await folder.lookLater();
    expect(await listed('uno.n43')).toHaveLength(1);
    expect(await listed('dos.n43')).toEqual([]);
  });

  it('that fails stops no other, and is tried again', async () => {
    await folder.put('falla.n43', folder.newLines());
    await folder.put('sigue.n43', folder.newLines());
    let isFirst = true;
    const now = () => {
      if (isFirst) {
        isFirst = false;
        throw new Error('The clock stopped.');
      }
      return test.services.now();
    };
    const failed = folder.lookLater({ ...test.services, now });
    await expect(failed).rejects.toThrow('some files of the folder cannot be read');
    expect(await listed('falla.n43')).toEqual([]);
    expect(await listed('sigue.n43')).toHaveLength(1);
    await folder.lookLater();
    expect(await listed('falla.n43')).toHaveLength(1);
  });

  it('that is still being written is left until its size stays the same', async () => {
    const lines = folder.newLines();
    await folder.put('medio.n43', lines.slice(0, 2));
    const now = Date.now();
    const look = () => folder.look(now);
    await look();
    expect(await listed('medio.n43')).toEqual([]);
    appendFileSync(folder.pathOf('medio.n43'), `${lines.slice(2).join('\r\n')}\r\n`);
    await look();
    expect(await listed('medio.n43')).toEqual([]);
    await look();
    expect(await listed('medio.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('that is older than a minute is taken at once', async () => {
    await folder.put('antiguo.n43', folder.newLines());
    const old = new Date(Date.now() - 61_000);
    utimesSync(folder.pathOf('antiguo.n43'), old, old);
    await folder.look(Date.now());
    expect(await listed('antiguo.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('cannot be imported if it is another one meanwhile, or gone', async () => {
    await folder.put('cambiado.n43', folder.newLines());
    await folder.lookLater();
    const [found] = await listed('cambiado.n43');
    const start = () => marta.post(`${bankFilesUrl}/${found?.bankFileId}/import`, { alone });
    await folder.put('cambiado.n43', folder.newLines());
    expect((await start()).json().code).toBe('payment.file_gone');
    rmSync(folder.pathOf('cambiado.n43'));
    expect((await start()).json().code).toBe('payment.file_gone');
  });

  it('waits no longer once a person uploaded the same', async () => {
    const lines = folder.newLines();
    await folder.put('ambos.n43', lines);
    await folder.lookLater();
    const form = formOf({ file: norma43File(lines, 'a-mano.n43') });
    expect((await marta.post(statementsUrl, { form })).statusCode).toBe(201);
    expect(await listed('ambos.n43')).toEqual([]);
  });

  it('is none if it is hidden, a folder or a link, or its name could mislead', async () => {
    const misleading = 'enero\u202E34n.exe';
    await folder.put(misleading, folder.newLines());
    await folder.put('.oculto.n43', folder.newLines());
    mkdirSync(folder.pathOf('carpeta.n43'));
    symlinkSync(folder.pathOf('.oculto.n43'), folder.pathOf('enlace.n43'));
    await folder.lookLater();
    for (const name of [misleading, '.oculto.n43', 'carpeta.n43', 'enlace.n43'])
      expect(await listed(name)).toEqual([]);
  });
});

it('files of the bank are for administrators', async () => {
  for (const role of ['operator', 'user'] as const)
    expect((await (await as(test, role)).get(bankFilesUrl)).statusCode).toBe(403);
});
