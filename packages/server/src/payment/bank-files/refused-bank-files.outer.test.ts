import { rmSync, writeFileSync } from 'node:fs';
import { addDays, bankFilesMax, civilDateAt } from '@semilla/contract';
import { norma43File, norma43Lines } from '@semilla/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { startScanner } from '../../../test/start-scanner.ts';
import type { TestApp } from '../../../test/test-app.ts';
import {
  bankFilesUrl,
  givenWatchedFolder,
  type ListedFile,
  type WatchedFolder,
} from '../../../test/watched-folder.ts';
import { bankFiles } from '../../schema/bank-files.ts';
import { newId } from '../../schema/columns/new-id.ts';

let folder: WatchedFolder;
let test: TestApp;
let marta: Caller;
beforeAll(async () => {
  folder = await givenWatchedFolder();
  ({ test, marta } = folder);
});
beforeEach(() => folder.forgetLooks());
afterAll(() => folder.close());

const listed = (name: string) => folder.listed(name, marta);

function manyLines(count: number): string[] {
  const entries = Array.from({ length: count }, (_, index) =>
    entryOf({ bookedOn: '2025-12-01', amountCents: 1 + index }),
  );
  return norma43Lines([statementOf(entries)]);
}

describe('a file in the watched folder', () => {
  it('is refused with the place and the reason, once', async () => {
    const lines = folder.newLines();
    await folder.put('cortado.n43', lines.slice(0, -1));
    await folder.lookLater();
    await folder.lookLater();
    expect(await listed('cortado.n43')).toMatchObject([
      { state: 'refused', problem: { code: 'statement_cut', params: { line: lines.length - 1 } } },
    ]);
    const [refused] = await listed('cortado.n43');
    expect(
      (await marta.post(`${bankFilesUrl}/${refused?.bankFileId}/import`, { alone: true })).statusCode,
    ).toBe(404);
  });

  it('[V8] of more than 5 MB is read', async () => {
    await folder.put('largo.n43', manyLines(5_500_000 / 82));
    await folder.lookLater();
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
    writeFileSync(folder.pathOf('enorme.n43'), Buffer.alloc(50_000_000, '1'));
    await folder.lookLater();
    expect(await listed('enorme.n43')).toMatchObject([
      { state: 'refused', problem: { code: 'file_too_large', params: { max: 25 } } },
    ]);
  });

  it('[V9] is refused if the malware scanner finds something in it, and waits while that does not answer', async () => {
    const { server, url: clamavUrl } = await startScanner();
    test.services.config.clamavUrl = clamavUrl;
    await folder.put('sano.n43', folder.newLines());
    await folder.put('malo.n43', [...folder.newLines(), 'EICAR']);
    await folder.lookLater();
    expect(await listed('sano.n43')).toMatchObject([{ state: 'found' }]);
    expect(await listed('malo.n43')).toMatchObject([
      { state: 'refused', problem: { code: 'file_infected' } },
    ]);
    await new Promise((resolve) => server.close(resolve));
    await folder.put('espera.n43', folder.newLines());
    await expect(folder.lookLater()).rejects.toThrow('some files of the folder cannot be read');
    expect(await listed('espera.n43')).toEqual([]);
    test.services.config.clamavUrl = undefined;
    await folder.lookLater();
    expect(await listed('espera.n43')).toMatchObject([{ state: 'found' }]);
  });
});

describe('a refused file', () => {
  let late = 0;
  /** Adds a file that is refused because the last day of its statement is in the future. */
  async function early(name: string): Promise<ListedFile | undefined> {
    late += 1;
    const bookedOn = addDays(civilDateAt(test.clock.now), 1);
    await folder.put(name, norma43Lines([statementOf([entryOf({ bookedOn, amountCents: 2_000 + late })])]));
    await folder.lookLater();
    return (await listed(name))[0];
  }
  const act = (file: ListedFile | undefined, name: string, by = marta) =>
    by.post(`${bankFilesUrl}/${file?.bankFileId}/${name}`);

  it('that can be read by now waits for its import', async () => {
    const refused = await early('pronto.n43');
    expect(refused).toMatchObject({ state: 'refused', problem: { code: 'statement_to_come' } });
    expect((await act(refused, 'retry')).json()).toMatchObject({ state: 'refused' });
    test.clock.advance(86_400);
    marta = await as(test, marta);
    expect((await act(refused, 'retry')).json()).toMatchObject({ state: 'found', problem: null });
    expect((await act(refused, 'retry')).statusCode).toBe(404);
    expect(await listed('pronto.n43')).toMatchObject([{ state: 'found' }]);
  });

  it('that is gone, or was uploaded, cannot be read again', async () => {
    const refused = await early('ido.n43');
    rmSync(folder.pathOf('ido.n43'));
    expect((await act(refused, 'retry')).json().code).toBe('payment.file_gone');
  });

  it('is discarded once, and stays so however often it is seen', async () => {
    const refused = await early('fuera.n43');
    expect((await act(refused, 'discard')).json()).toMatchObject({ state: 'discarded' });
    expect(await listed('fuera.n43')).toEqual([]);
    folder.forgetLooks();
    await folder.lookLater();
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
    await folder.put('espera.n43', folder.newLines());
    await folder.lookLater();
    const cut = folder.newLines().slice(0, -1);
    for (let number = 0; number < bankFilesMax + 1; number += 1)
      await folder.put(`roto-${number}.n43`, [...cut.slice(0, -1), `${cut.at(-1)?.slice(0, 60)}${number}`]);
    await folder.lookLater();
    const { data } = (await marta.get(bankFilesUrl)).json();
    const states = data.map(({ state }: ListedFile) => state);
    expect(data).toContainEqual(expect.objectContaining({ name: 'espera.n43' }));
    expect(states.indexOf('refused')).toBe(states.lastIndexOf('found') + 1);
  });
});

it('an upload that is refused is listed with the place and the reason', async () => {
  const lines = folder.newLines();
  const file = norma43File(lines.slice(0, -1), 'subido.n43');
  expect((await marta.post('/v1/payment/bank-statements', { form: formOf({ file }) })).statusCode).toBe(400);
  expect(await listed('subido.n43')).toMatchObject([
    {
      state: 'refused',
      origin: 'upload',
      problem: { code: 'statement_cut', params: { line: lines.length - 1 } },
    },
  ]);
});
