// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[B11] fetches the projects of the first cards once the page has loaded and is idle', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  document.body.innerHTML = '<template class="early"><script type="speculationrules">{}</script></template>';
  const rules = () => document.querySelector('body > script');

  await import('./fetch-projects-early.ts');
  expect(idle).toHaveLength(0);
  dispatchEvent(new Event('load'));
  expect(rules()).toBeNull();
  for (const act of idle) act();
  expect(rules()?.textContent).toBe('{}');
});
