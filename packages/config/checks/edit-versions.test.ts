import { expect, it } from 'vitest';
import { editVersions, withoutVersion } from './edit-versions.ts';
import { treeOf } from './lib/tree.ts';

const refused = (files: Record<string, string>) =>
  editVersions.run(treeOf(files)).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

const edit = 'await api(v1.me.edit, { body: { phone } });';
const named = 'await api(v1.me.edit, { body: { phone, version: me.version } });';

it('accepts an edit that names its version, a record without one, and listed files', () => {
  expect(
    refused({
      'site/src/a.ts': named,
      'site/src/b.ts': 'await api(v1.passkeys.edit, { params, body });\nproblemsOf(v1.me.edit.body, values);',
      'backoffice/src/app/preferences/use-next-locale.ts': edit,
      'site/src/a.test.ts': edit,
    }),
  ).toEqual([]);
});

it.each([
  ['site/src/a.ts', edit],
  ['backoffice/src/a.tsx', edit.replace('api', 'call')],
  ['packages/client/src/a.ts', "fetch('/v1/account/users/me', { method: 'PATCH' });"],
])('refuses an edit without a version in %s', (file, code) => {
  expect(refused({ [file]: code })).toEqual([expect.stringContaining(`${file}:1 edits without`)]);
});

it('refuses a line of the table that is no longer true', () => {
  const file = 'backoffice/src/app/preferences/use-next-locale.ts';
  expect(refused({ [file]: named })).toEqual([expect.stringContaining('remove it')]);
  expect(refused({ [file]: '' })).toEqual([expect.stringContaining('remove it')]);
});

it('has a whole sentence as reason for each file without a version', () => {
  for (const reason of Object.values(withoutVersion)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});
