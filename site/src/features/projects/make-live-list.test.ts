// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { makeLiveList } from './make-live-list.ts';

const page = (found: string) => `
  <section>
    <details open><summary>Filtros</summary>
      <form action="/projects/" role="search">
        <input type="search" name="name">
        <select name="phase"><option></option><option>open</option></select>
        <select name="country"><option></option><option>ES</option></select>
        <button>Ver proyectos</button>
      </form>
    </details>
    <p data-fresh="found" tabindex="-1">${found}</p>
    <div data-fresh="results">${found}</div>
  </section>`;

/** Opens a list, and lets the test answer its requests one by one. The script runs after what is done early. */
function openList(early?: (place: Element) => void) {
  const asked: { address: string; answer: () => Promise<void> }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      (address, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('Aborted')));
          const answer = async () => {
            resolve(new Response(page(String(address))));
            await vi.waitFor(() => expect(place?.querySelector('p')?.textContent).toBe(String(address)));
          };
          asked.push({ address: String(address), answer });
        }),
    ),
  );
  history.pushState(null, '', '/projects/');
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = page('12 proyectos');
  const place = document.querySelector('section');
  if (place) early?.(place);
  makeLiveList(place as HTMLElement);
  return {
    asked,
    choose(name: string, value: string) {
      const field = place?.querySelector<HTMLSelectElement>(`[name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    type(name: string) {
      const field = place?.querySelector<HTMLInputElement>('[name="name"]');
      if (!field) throw new Error('There is no field for the name.');
      field.value = name;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    press: () => place?.querySelector('button')?.click(),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[R2] choices and the following button press share one history entry, also if the button overtakes a choice', async () => {
  const { asked, choose, press } = openList();
  const entries = history.length;
  choose('phase', 'open');
  await asked[0]?.answer();
  choose('country', 'ES');
  press();
  await asked[2]?.answer();
  expect(location.search).toBe('?phase=open&country=ES');
  expect(history.length).toBe(entries + 1);
});

it('[R2] adds a history entry for a choice made after the button press', async () => {
  const { asked, choose, press } = openList();
  const entries = history.length;
  choose('phase', 'open');
  press();
  await asked[1]?.answer();
  choose('country', 'ES');
  await asked[2]?.answer();
  expect(history.length).toBe(entries + 2);
});

it('[R2] filters by a name when the typing pauses, and once', async () => {
  const { asked, choose, type } = openList();
  vi.useFakeTimers();
  type('la');
  vi.advanceTimersByTime(300);
  type('lava');
  vi.advanceTimersByTime(300);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(asked.map(({ address }) => address)).toEqual(['/projects/?name=lava']);
  // Leaving the field reports the same name again.
  choose('name', 'lava');
  expect(asked).toHaveLength(1);
});

it('[R2][B11] applies what was chosen before the script loaded, and nothing if nothing was', () => {
  expect(openList().asked).toEqual([]);
  const { asked } = openList((place) => {
    const phase = place.querySelector<HTMLSelectElement>('[name="phase"]');
    if (phase) phase.value = 'open';
  });
  expect(asked.map(({ address }) => address)).toEqual(['/projects/?phase=open']);
});
