import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { messages } from './messages.ts';

const folder = 'packages/i18n/src/messages';

function refused(es: string, en: string, code = '', others: Record<string, string> = {}): string[] {
  const files = {
    [`${folder}/project/es.ts`]: es,
    [`${folder}/project/en.ts`]: en,
    'site/src/a.tsx': code,
    ...others,
  };
  return messages
    .run(treeOf(files))
    .problems.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);
}

it('accepts messages that exist in both languages and are used', () => {
  const es =
    "export default { title: 'Hola %{name}', phases: { Draft: 'Borrador' }, tabs: { a: 'A' }, kinds: { b: 'B' }, sizes: { s: 'S' } };";
  const en =
    "export default { title: 'Hello %{name}', phases: { Draft: 'Draft' }, tabs: { a: 'A' }, kinds: { b: 'B' }, sizes: { s: 'S' } };";
  const code =
    '<p title="project.title">{t(`project.phases.${phase}`)}{t("project.tabs." + tab)}{t(`project.kinds.b`)}</p>; const size = { words: "project.sizes" };';
  expect(refused(es, en, code)).toEqual([]);
});

it('reports a message missing in either language', () => {
  const code = "t('project.a'); t('project.b');";
  expect(refused("export default {\n  a: 'A', b: 'B' };", "export default { a: 'A' };", code)).toEqual([
    'es.ts:2 project.b is missing in en.ts; add it',
  ]);
  expect(
    refused("export default { a: 'A' };", "export default { a: 'A',\n b: 'B' };", "t('project.a')"),
  ).toEqual(['en.ts:2 project.b is missing in es.ts; add it']);
});

it('reports a missing language', () => {
  const files = { [`${folder}/project/es.ts`]: 'export default {};' };
  expect(messages.run(treeOf(files)).problems).toMatchObject([{ file: `${folder}/project/en.ts` }]);
});

it('compares the placeholders', () => {
  expect(
    refused("export default { a: '%{min}' };", "export default { a: '%{max}' };", "t('project.a')"),
  ).toEqual(['en.ts:1 project.a fills %{max}, in es.ts %{min}; use the same']);
});

it('refuses an empty text', () => {
  expect(refused("export default { a: 'A' };", "export default { a: ' ' };", "t('project.a')")).toEqual([
    'en.ts:1 project.a is empty; write its text',
  ]);
});

it.each(["// t('project.a')", "t('project.ab')", "t('a')", 't(`${x}.a`)', 't(`project`)'])(
  'sees that %s uses nothing',
  (code) => {
    const file = "export default { a: 'A' };";
    expect(refused(file, file, code)).toContain('es.ts:1 project.a is used nowhere; delete it');
  },
);

it('does not count a test as a use', () => {
  const file = "export default { a: 'A' };";
  expect(refused(file, file, '', { 'site/src/a.test.ts': "t('project.a')" })).toHaveLength(1);
});

it('refuses a key that does not exist', () => {
  const file = "export default { a: 'A' };";
  const code = "t('project.a');\nt('project.c');\ntranslate(locale, 'project.d');\nt('ra.action.save');";
  expect(refused(file, file, code)).toEqual([
    'a.tsx:2 project.c does not exist; add it to packages/i18n',
    'a.tsx:3 project.d does not exist; add it to packages/i18n',
  ]);
});

it('compares the error messages with the contract’s catalogue', () => {
  const errors = "export default { project: { url_taken: 'A', gone: 'B' } };";
  const others = {
    [`${folder}/errors/es.ts`]: errors,
    [`${folder}/errors/en.ts`]: errors,
    'packages/contract/src/errors.ts':
      "export const c = {\n  'project.url_taken': 409,\n  'project.new': 409,\n};",
  };
  expect(refused('export default {};', 'export default {};', 't(`errors.${code}`)', others)).toEqual([
    'es.ts:1 errors.project.gone is used nowhere; delete it',
    'errors.ts:undefined project.new has no words; add errors.project.new to packages/i18n',
  ]);
});

it('refuses a file that is not plain texts', () => {
  expect(refused('export default {\n  ...x };', 'export default {};')[0]).toMatch(
    /^es\.ts:2 is not a nested object/,
  );
});
