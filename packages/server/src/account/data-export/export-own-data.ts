import type { v1 } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { strToU8, zipSync } from 'fflate';
import { byteOrderMark } from '../../kit/http/csv.ts';
import type { Call } from '../../kit/http/route.ts';
import { collectOwnData, type Section } from './collect-own-data.ts';

function filesOf(sections: Section[]): Record<string, Uint8Array> {
  const tables = sections.map(({ name, csv }) => {
    const text = csv.startsWith(byteOrderMark) ? csv : byteOrderMark + csv;
    return [`csv/${name}.csv`, strToU8(text)] as const;
  });
  const whole = Object.fromEntries(sections.map(({ name, rows }) => [name, rows]));
  return { 'data.json': strToU8(JSON.stringify(whole, null, 2)), ...Object.fromEntries(tables) };
}

/** All personal data of the caller in one archive: everything as JSON, and each kind of record as CSV. */
export async function exportOwnData(call: Call<typeof v1.me.export>): Promise<void> {
  const { db, caller, change, request, reply, locale, now } = call;
  const { userId } = caller;
  const archive = zipSync(filesOf(await collectOwnData(request, db, userId)), { level: 6, mtime: now });
  await change(async ({ audit }) =>
    audit({ action: 'user.export-data', subjectType: 'user', subjectId: userId }),
  );
  const name = translate(locale, 'misc.fileNames.own-data');
  reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .send(Buffer.from(archive));
}
