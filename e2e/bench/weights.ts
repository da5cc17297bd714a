/**
 * Measures the network size of pages, compressed and with headers, without pictures, and the time from a touch to the
 * next page at a latency of 400 ms.
 */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { demoCodeApp, demoPassword, shared } from '../fixtures/accounts.ts';
import { apiOf } from '../fixtures/api-of.ts';
import { desk, phone } from '../fixtures/barriers.ts';
import { bytesOf, ofKind, transfersWhile } from '../fixtures/transfers.ts';
import { findBrowser } from '../setup/find-browser.ts';
import { printRows, type Row } from './print-rows.ts';
import { startProduct } from './start-product.ts';

const kB = 1_000;
const latencyMs = 400;
const touches = 5;
const visitorPaths = ['/', '/projects/', '/projects/edificio-lavapies', '/legal'];
const investorPaths = ['/', '/projects/edificio-lavapies', '/investments', '/user/profile'];
const rows: Row[] = [];

async function openWeighed(page: Page, path: string) {
  const transfers = await transfersWhile(page, () => page.goto(path, { waitUntil: 'networkidle' }));
  return {
    script: bytesOf(ofKind(transfers, 'Script')) / kB,
    written: bytesOf(ofKind(transfers, 'Document', 'Stylesheet')) / kB,
    // What the browser fetches early belongs to later pages.
    requests: transfers.filter(({ kind }) => kind !== 'Image' && kind !== 'Prefetch').length,
  };
}

/** The heaviest of some pages. Each is opened in a new browser context without cache. */
async function heaviest(newContext: () => Promise<BrowserContext>, paths: string[]) {
  const weights: Awaited<ReturnType<typeof openWeighed>>[] = [];
  for (const path of paths) {
    const context = await newContext();
    weights.push(await openWeighed(await context.newPage(), path));
    await context.close();
  }
  const most = (key: 'script' | 'written' | 'requests') => Math.max(...weights.map((weight) => weight[key]));
  return { script: most('script'), written: most('written'), requests: most('requests') };
}

async function signedIn(browser: Browser, baseURL: string, who: 'investor' | 'administrator') {
  const context = await browser.newContext({ baseURL });
  const api = apiOf(context.request, baseURL);
  await api(v1.sessions.logIn, { body: { email: shared[who], password: demoPassword } });
  await api(v1.totps.check, { body: { code: demoCodeApp().next() } });
  const storageState = await context.storageState();
  await context.close();
  return () => browser.newContext({ baseURL, storageState, viewport: desk, reducedMotion: 'reduce' });
}

/** From the touch of a card until the next page shows its title, in milliseconds. */
async function touchToTitle(browser: Browser, baseURL: string): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/projects/', { waitUntil: 'networkidle' });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    ...throughput,
  });
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.title();
  const startedAt = performance.now();
  await card.tap({ noWaitAfter: true });
  await page.waitForFunction(
    (old) => document.title !== old && document.querySelector('h1') !== null,
    before,
  );
  const took = performance.now() - startedAt;
  await context.close();
  return took;
}

const { executablePath, args } = await findBrowser(process.env.E2E_BROWSER);
const product = process.argv[2] ? { url: process.argv[2], stop: () => {} } : await startProduct();
const browser = await chromium.launch({ executablePath, args });
try {
  const baseURL = product.url;
  const visitor = await heaviest(() => browser.newContext({ baseURL, viewport: desk }), visitorPaths);
  rows.push(
    { what: "a visitor's page, JavaScript", result: visitor.script, unit: 'kB', floor: 10, target: 2 },
    { what: "a visitor's page, HTML and CSS", result: visitor.written, unit: 'kB', floor: 60, target: 30 },
  );
  const asInvestor = await signedIn(browser, baseURL, 'investor');
  // A process remembers changes only from its first open page on, so that page reads everything twice.
  await openWeighed(await (await asInvestor()).newPage(), '/investments');
  const investor = await heaviest(asInvestor, investorPaths);
  rows.push(
    { what: "an investor's page, JavaScript", result: investor.script, unit: 'kB', floor: 110, target: 90 },
    { what: "an investor's page, requests", result: investor.requests, unit: '', floor: 20, target: 15 },
  );
  const staff = await heaviest(await signedIn(browser, baseURL, 'administrator'), ['/admin/project']);
  rows.push(
    {
      what: 'the backoffice to its first list, JavaScript',
      result: staff.script,
      unit: 'kB',
      floor: 500,
      target: 420,
    },
    {
      what: 'the backoffice to its first list, requests',
      result: staff.requests,
      unit: '',
      floor: 40,
      target: 20,
    },
  );
  const times: number[] = [];
  for (let touch = 0; touch < touches; touch += 1) times.push(await touchToTitle(browser, baseURL));
  const median = times.sort((left, right) => left - right)[Math.floor(touches / 2)] ?? 0;
  const what = `from the touch to the next page's title, ${latencyMs} ms latency`;
  rows.push({ what, result: median, unit: 'ms', floor: 300, target: 100 });
} finally {
  await browser.close();
  product.stop();
}

if (!printRows(rows)) process.exitCode = 1;
