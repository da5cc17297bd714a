import type { Address } from '../../../fixtures/backoffice-address.ts';
import { addresses, notFound } from '../../../fixtures/backoffice-addresses.ts';
import { lookAt } from '../../../fixtures/barriers.ts';
import { crawledIn, everySecond, isWholeCrawl } from '../../../fixtures/crawl-size.ts';
import { expect, test } from '../../../fixtures/index.ts';
import { pointers } from '../../../fixtures/pointers.ts';
import { BackofficeScreen } from '../../../screens/backoffice-screen.ts';
import { type Language, languages } from '../../../screens/language.ts';
import { everyState } from './every-state.ts';
import type { State } from './states.ts';

// Many screens in one test, because a new page for each would take longer than checking it.
test.describe.configure({ timeout: isWholeCrawl ? 900_000 : 300_000 });

// Spanish on a phone and English on a desktop; with TEST_LONG both on both.
const pointersIn = isWholeCrawl
  ? ({ es: ['touch', 'mouse'], en: ['mouse', 'touch'] } as const)
  : ({ es: ['touch'], en: ['mouse'] } as const);
const idsOf = (of: readonly Address[]) => [...new Set(of.map(({ ids }) => `[${ids}]`))].join('');

// A theme looks the same in both languages, so screens are checked in dark on a desktop only; with TEST_LONG everywhere.
const isInTheDark = (language: Language) => language === 'en' || isWholeCrawl;

/** Each state is checked in light in one language and in dark in the other; neighbours differ. */
const themeOf = (language: Language, index: number) =>
  (index % 2 === 0) === (language === 'es') ? 'light' : 'dark';

async function lookAtState(
  screen: BackofficeScreen,
  where: string,
  state: State,
  closing: 'by pointer' | 'by key',
  only: 'light' | 'dark',
): Promise<void> {
  const { page, front } = screen;
  if (state.lost) await page.route(`**${state.lost}?*`, (route) => route.abort());
  await state.lead(screen);
  if (state.isPage) {
    await screen.expectComplete();
    return lookAt(page, where, { only });
  }
  await screen.expectFront();
  await lookAt(page, where, { part: front, only });
  await (closing === 'by pointer' ? screen.leaveFrontByPointer() : screen.leaveFront());
}

/** Opens the address like a user who types it, with and without a trailing slash. */
async function openDirectly(screen: BackofficeScreen, address: Address): Promise<void> {
  const path = screen.pathOf(address);
  const withoutSlash = await screen.page.request.get(path);
  const withSlash = await screen.type(`${path}/`);
  expect(withoutSlash.status(), path).toBe(200);
  expect(await withoutSlash.text(), path).toBe(await withSlash.text());
}

/** Goes on to another page and back with the browser's button. */
async function goOnAndBack(screen: BackofficeScreen, address: Address): Promise<void> {
  await screen.goTo(notFound);
  await screen.expectThere(notFound);
  await screen.page.goBack();
  await expect(screen.page).toHaveURL(new RegExp(`${screen.pathOf(address)}/?$`));
  await screen.expectThere(address);
}

for (const [language, pointer] of languages.flatMap((one) =>
  pointersIn[one].map((its) => [one, its] as const),
)) {
  test.describe(`in ${language} with ${pointer}`, () => {
    test.use({ who: 'administrator', locale: language, ...pointers[pointer] });
    const place = pointer === 'touch' ? 'phone' : 'desk';
    const isDirect = place === 'phone';
    const way = isDirect ? 'opens directly, with a trailing slash too' : 'opens within the page and by Back';

    for (const [group, all] of Object.entries(addresses)) {
      test(`[A15][B14][B15]${idsOf(all)} ${group}: each address ${way}, each menu and dialog closes again, and nothing has a barrier`, async ({
        page,
        records,
        refused,
      }) => {
        const screen = new BackofficeScreen(page, language, records, pointer);
        await screen.type('/admin');
        for (const address of all) {
          const states = (everyState[address.path] ?? []).filter(({ onlyAt = place }) => onlyAt === place);
          const isCrawled = address.inBoth || crawledIn<Address>(language, all).includes(address);
          if (!isCrawled && !states.length) continue;
          await test.step(address.path, async () => {
            const refusal = screen.refusalOf(address);
            if (refusal) refused(refusal.status, refusal.path);
            await (isDirect && isCrawled ? openDirectly(screen, address) : screen.goTo(address));
            await screen.expectThere(address);
            await screen.expectComplete();
            if (!isCrawled) return;
            await lookAt(page, address.path, { onlyLight: !isInTheDark(language) });
            if (!isDirect && !address.leadsOn) await goOnAndBack(screen, address);
          });
          for (const [index, state] of states.entries()) {
            const where = `${address.path}: ${state.name}`;
            if (state.lost) refused('lost', state.lost);
            if (state.refused) refused(state.refused.status, screen.pathOf(state.refused));
            // Closes states alternately by pointer and by key; those closed by key on a phone are closed by
            // pointer on a desktop.
            const isByPointer = !state.lost && index % 2 === (isDirect ? 0 : 1);
            const closing = isByPointer ? 'by pointer' : 'by key';
            const only = themeOf(language, index);
            await test.step(where, () => lookAtState(screen, where, state, closing, only));
          }
        }
      });
    }
  });
}

test.describe('in es', () => {
  test.use({ who: 'administrator', locale: 'es', ...pointers.mouse });

  test('[B14][B15][A2] no state that only a desktop shows has a barrier', async ({ page, records }) => {
    const screen = new BackofficeScreen(page, 'es', records);
    await screen.type('/admin');
    for (const address of Object.values<readonly Address[]>(addresses).flat()) {
      const states = (everyState[address.path] ?? []).filter(({ onlyAt }) => onlyAt === 'desk');
      if (!states.length) continue;
      await screen.goTo(address);
      await screen.expectThere(address);
      await screen.expectComplete();
      for (const [index, state] of states.entries()) {
        const where = `${address.path}: ${state.name}`;
        await test.step(where, () => lookAtState(screen, where, state, 'by key', themeOf('es', index)));
      }
    }
  });
});

test.describe('as a manager', () => {
  test.use({ who: 'manager', locale: 'en' });

  test('[B14][B15][P8] no screen and no refusal has a barrier', async ({ page, records }) => {
    const screen = new BackofficeScreen(page, 'en', { ...records, me: records.manager });
    await screen.type('/admin');
    const ofManagers = Object.values<readonly Address[]>(addresses)
      .flat()
      .filter(({ manager }) => manager);
    for (const address of everySecond(ofManagers)) {
      await test.step(address.path, async () => {
        await screen.goTo(address);
        if (address.manager === 'refused') await screen.expectRefused();
        else await screen.expectThere(address);
        await screen.expectComplete();
        await lookAt(page, address.path, { onlyLight: true });
        if (address.manager === 'refused') await screen.leaveRefusal();
      });
    }
  });
});

test('every checked state belongs to an address', () => {
  const known = Object.values<readonly Address[]>(addresses)
    .flat()
    .map(({ path }) => path);
  expect(Object.keys(everyState).filter((path) => !known.includes(path))).toEqual([]);
});
