import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, bankFilesMax, civilDateAt } from '@semilla/contract';
import { norma43File, norma43Lines } from '@semilla/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { startScanner } from '../../../test/start-scanner.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { bankFiles } from '../../schema/bank-files.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { lookIntoFolder } from './look-into-folder.ts';
import { type Looks, newLooks } from './read-folder.ts';

const account = 'ES9121000418450200051332';
const url = '/v1/payment/bank-files';
const statementsUrl = '/v1/payment/bank-statements';
const folder = mkdtempSync(join(tmpdir(), 'semilla-statements-'));
const alone = true;

let test: TestApp;
let marta: Caller;
let elena: Caller;
let looks: Looks;
beforeAll(async () => {
  const config = { depositAccount: { holder: 'Semilla', account }, statementsFolder: folder };
  test = await buildTestApp({ config });
  marta = await as(test, 'admin');
  elena = await as(test, 'admin');
});
beforeEach(() => {
  looks = newLooks();
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

let day = 0;
/** The lines of a statement of a day that no other test has. */
function newLines() {
  day += 2;
  const bookedOn = addDays('2026-01-01', day);
  return norma43Lines([statementOf([entryOf({ bookedOn, amountCents: 1_000 + day })])]);
}

function manyLines(count: number): string[] {
  const entries = Array.from({ length: count }, (_, index) =>
    entryOf({ bookedOn: '2025-12-01', amountCents: 1 + index }),
  );
  return norma43Lines([statementOf(entries)]);
}

async function put(name: string, lines: readonly string[]): Promise<void> {
  writeFileSync(join(folder, name), await norma43File(lines).bytes());
}

/** Looks as if a minute had passed since anything was written. */
const lookLater = () => lookIntoFolder(test.services, looks, Date.now() + 120_000);

interface Listed {
  bankFileId: string;
  name: string;
  state: string;
  problem: unknown;
}
const listed = async (name: string): Promise<Listed[]> =>
  (await marta.get(url)).json().data.filter((one: Listed) => one.name === name);

describe('a file in the watched folder', () => {
  it('[L49] waits for a person, is proposed with its content, and counts once another approved it', async () => {
    await put('bueno.n43', newLines());
    await lookLater();
    const [found] = await listed('bueno.n43');
    expect(found).toMatchObject({ state: 'found', origin: 'folder', problem: null });
    const proposed = await marta.post(`${url}/${found?.bankFileId}/import`, { alone });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(proposed.json()).toMatchObject({ act: 'importStatement', file: { name: 'bueno.n43' } });
    expect((await marta.get(statementsUrl)).json().total).toBe(0);
    const approval = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await marta.post(approval, { body: {}, alone })).json().code).toBe('approvals.own_proposal');
    const approved = await elena.post(approval, { body: {}, alone });
    expect(approved.json().answer).toMatchObject({ newEntries: 1 });
    expect(await listed('bueno.n43')).toEqual([]);
    const again = await marta.post(`${url}/${found?.bankFileId}/import`, { alone });
    expect(again.statusCode).toBe(404);
  });

  it('is noted once, however often it is seen and whatever its name', async () => {
    const lines = newLines();
    await put('uno.n43', lines);
    await lookLater();
    await lookLater();
    looks = newLooks();
    await lookLater();
    await put('dos.n43', lines);
    await lookLater();
    expect(await listed('uno.n43')).toHaveLength(1);
    expect(await listed('dos.n43')).toEqual([]);
  });

  it('that fails stops no other, and is tried again', async () => {
    await put('falla.n43', newLines());
    await put('sigue.n43', newLines());
    let isFirst = true;
    const now = () => {
      if (isFirst) {
        isFirst = false;
        throw new Error('The clock stopped.');
      }
      return test.services.now();
    };
    const failed = lookIntoFolder({ ...test.services, now }, looks, Date.now() + 120_000);
    await expect(failed).rejects.toThrow('some files of the folder cannot be read');
    expect(await listed('falla.n43')).toEqual([]);
    expect(await listed('sigue.n43')).toHaveLength(1);
    await lookLater();
    expect(await listed('falla.n43')).toHaveLength(1);
  });

  it('that is still being written is left until its size stays the same', async () => {
    const lines = newLines();
    await put('medio.n43', lines.slice(0, 2));
    const now = Date.now();
    const look = () => lookIntoFolder(test.services, looks, now);
    await look();
    expect(await listed('medio.n43')).toEqual([]);
    appendFileSync(join(folder, 'medio.n43'), `${lines.slice(2).join('\r\n')}\r\n`);
    await look();
    expect(await listed('medio.n43')).toEqual([]);
    await look();
    expect(await listed('medio.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('that is older than a minute is taken at once', async () => {
    await put('antiguo.n43', newLines());
    const old = new Date(Date.now() - 61_000);
    utimesSync(join(folder, 'antiguo.n43'), old, old);
    await lookIntoFolder(test.services, looks, Date.now());
    expect(await listed('antiguo.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('is refused with the place and the reason, once', async () => {
    const lines = newLines();
    await put('cortado.n43', lines.slice(0, -1));
    await lookLater();
    await lookLater();
    expect(await listed('cortado.n43')).toMatchObject([
      { state: 'refused', problem: { code: 'statement_cut', params: { line: lines.length - 1 } } },
    ]);
    const [refused] = await listed('cortado.n43');
    expect((await marta.post(`${url}/${refused?.bankFileId}/import`, { alone })).statusCode).toBe(404);
  });

  it('[V8] of more than 5 MB is read', async () => {
    await put('largo.n43', manyLines(5_500_000 / 82));
    await lookLater();
    expect(await listed('largo.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('[V8] that was refused with the earlier limit still says which', async () => {
    const earlier = { code: 'file_too_large', params: {} };
    await test.db.insert(bankFiles).values({
      bankFileId: newId(),
      name: 'anterior.n43',
      origin: 'folder',
      digest: 'a'.repeat(64),
      state: 'refused',
      problem: earlier,
    });
    expect(await listed('anterior.n43')).toMatchObject([{ problem: { ...earlier, params: { max: 5 } } }]);
  });

  it('[V8] that is too large is refused without being read', async () => {
    writeFileSync(join(folder, 'enorme.n43'), Buffer.alloc(50_000_000, '1'));
    await lookLater();
    expect(await listed('enorme.n43')).toMatchObject([
      { state: 'refused', problem: { code: 'file_too_large', params: { max: 25 } } },
    ]);
  });

  it('cannot be imported if it is another one meanwhile, or gone', async () => {
    await put('cambiado.n43', newLines());
    await lookLater();
    const [found] = await listed('cambiado.n43');
    const start = () => marta.post(`${url}/${found?.bankFileId}/import`, { alone });
    await put('cambiado.n43', newLines());
    expect((await start()).json().code).toBe('payment.file_gone');
    rmSync(join(folder, 'cambiado.n43'));
    expect((await start()).json().code).toBe('payment.file_gone');
  });

  it('waits no longer once a person uploaded the same', async () => {
    const lines = newLines();
    await put('ambos.n43', lines);
    await lookLater();
    const form = formOf({ file: norma43File(lines, 'a-mano.n43') });
    expect((await marta.post(statementsUrl, { form })).statusCode).toBe(201);
    expect(await listed('ambos.n43')).toEqual([]);
  });

  it('[V9] is refused if the malware scanner finds something in it, and waits while that does not answer', async () => {
    const { server, url: clamavUrl } = await startScanner();
    test.services.config.clamavUrl = clamavUrl;
    await put('sano.n43', newLines());
    await put('malo.n43', [...newLines(), 'EICAR']);
    await lookLater();
    expect(await listed('sano.n43')).toMatchObject([{ state: 'found' }]);
    expect(await listed('malo.n43')).toMatchObject([
      { state: 'refused', problem: { code: 'file_infected' } },
    ]);
    await new Promise((resolve) => server.close(resolve));
    await put('espera.n43', newLines());
    await expect(lookLater()).rejects.toThrow('some files of the folder cannot be read');
    expect(await listed('espera.n43')).toEqual([]);
    test.services.config.clamavUrl = undefined;
    await lookLater();
    expect(await listed('espera.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('is none if it is hidden, a folder or a link, or its name could mislead', async () => {
    const misleading = 'enero\u202E34n.exe';
    await put(misleading, newLines());
    await put('.oculto.n43', newLines());
    mkdirSync(join(folder, 'carpeta.n43'));
    symlinkSync(join(folder, '.oculto.n43'), join(folder, 'enlace.n43'));
    await lookLater();
    for (const name of [misleading, '.oculto.n43', 'carpeta.n43', 'enlace.n43'])
      expect(await listed(name)).toEqual([]);
  });
});

describe('a refused file', () => {
  let late = 0;
  /** Refused because its last day has not come yet. */
  async function early(name: string): Promise<Listed | undefined> {
    late += 1;
    const bookedOn = addDays(civilDateAt(test.clock.now), 1);
    await put(name, norma43Lines([statementOf([entryOf({ bookedOn, amountCents: 2_000 + late })])]));
    await lookLater();
    return (await listed(name))[0];
  }
  const act = (file: Listed | undefined, name: string, by = marta) =>
    by.post(`${url}/${file?.bankFileId}/${name}`);

  it('that can be read by now waits for its import', async () => {
    const refused = await early('pronto.n43');
    expect(refused).toMatchObject({ state: 'refused', problem: { code: 'statement_to_come' } });
    expect((await act(refused, 'retry')).json()).toMatchObject({ state: 'refused' });
    test.clock.advance(86_400);
    [marta, elena] = [await as(test, marta), await as(test, elena)];
    expect((await act(refused, 'retry')).json()).toMatchObject({ state: 'found', problem: null });
    expect((await act(refused, 'retry')).statusCode).toBe(404);
    expect(await listed('pronto.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('that is gone, or was uploaded, cannot be read again', async () => {
    const refused = await early('ido.n43');
    rmSync(join(folder, 'ido.n43'));
    expect((await act(refused, 'retry')).json().code).toBe('payment.file_gone');
  });

  it('is discarded once, and stays so however often it is seen', async () => {
    const refused = await early('fuera.n43');
    expect((await act(refused, 'discard')).json()).toMatchObject({ state: 'discarded' });
    expect(await listed('fuera.n43')).toEqual([]);
    looks = newLooks();
    await lookLater();
    expect(await listed('fuera.n43')).toEqual([]);
    expect((await act(refused, 'discard')).statusCode).toBe(404);
  });

  it('is the business of administrators', async () => {
    const refused = await early('ajeno.n43');
    const operator = await as(test, 'operator');
    for (const name of ['retry', 'discard'])
      expect((await act(refused, name, operator)).statusCode).toBe(403);
  });

  it('hides none that waits, however many there are', async () => {
    await put('espera.n43', newLines());
    await lookLater();
    const cut = newLines().slice(0, -1);
    for (let number = 0; number < bankFilesMax + 1; number += 1)
      await put(`roto-${number}.n43`, [...cut.slice(0, -1), `${cut.at(-1)?.slice(0, 60)}${number}`]);
    await lookLater();
    const { data } = (await marta.get(url)).json();
    const states = data.map(({ state }: Listed) => state);
    expect(data).toContainEqual(expect.objectContaining({ name: 'espera.n43' }));
    expect(states.indexOf('refused')).toBe(states.lastIndexOf('found') + 1);
  });
});

it('an upload that is refused is listed with the place and the reason', async () => {
  const lines = newLines();
  const file = norma43File(lines.slice(0, -1), 'subido.n43');
  expect((await marta.post(statementsUrl, { form: formOf({ file }) })).statusCode).toBe(400);
  expect(await listed('subido.n43')).toMatchObject([
    {
      state: 'refused',
      origin: 'upload',
      problem: { code: 'statement_cut', params: { line: lines.length - 1 } },
    },
  ]);
});

it('files of the bank are for administrators', async () => {
  for (const role of ['operator', 'user'] as const)
    expect((await (await as(test, role)).get(url)).statusCode).toBe(403);
});
