// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('[B11] fetches the projects of the first cards once the page is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  document.body.innerHTML = '<template class="early"><script type="speculationrules">{}</script></template>';
  const rules = () => document.querySelector('body > script');

  await import('./fetch-projects-early.ts');
  expect(rules()).toBeNull();
  for (const act of idle) act();
  expect(rules()?.textContent).toBe('{}');
});
