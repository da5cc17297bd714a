/**
 * Goal: pages that use the contract do not need eval, which their policy forbids and browsers report, and the server
 * does not use it. Method: a process that counts and refuses calls of the Function constructor, like a browser with
 * this policy, and a search in the sources.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function triesOf(code: string): number {
  const program = `
    let tries = 0;
    const refuse = () => { tries += 1; throw new EvalError('refused'); };
    globalThis.Function = new Proxy(Function, { construct: refuse, apply: refuse });
    const use = (schema) => schema?.safeParse?.({});
    ${code}
    console.log(tries);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return Number(stdout);
}

it('counts an attempt to create a function from text', () => {
  expect(triesOf("const { z } = await import('zod'); use(z.object({ name: z.string() }));")).toBe(1);
});

it.each([
  '@semilla/contract',
  '@semilla/contract/endpoints',
  '@semilla/client',
  '@semilla/contract/openapi',
  '@semilla/contract/testing',
])('%s creates and uses its schemas without eval', (entry) => {
  const code = `
    const exported = Object.values(await import('${entry}'));
    for (const item of exported.flatMap((value) => [value, ...Object.values(value ?? {})])) {
      for (const schema of [item, item?.params, item?.query, item?.body, item?.answer]) use(schema);
    }`;
  expect(triesOf(code)).toBe(0);
});

it('[P7] the server’s sources never run text as code', () => {
  const runsText = /\beval\(|\bFunction\(|from '(?:node:)?vm'|\bset(?:Timeout|Interval)\(\s*['"`]/;
  const src = join(import.meta.dirname, '..');
  const sources = globSync('**/*.ts', { cwd: src }).filter((path) => !path.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => runsText.test(readFileSync(join(src, path), 'utf8')))).toEqual([]);
});
