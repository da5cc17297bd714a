/**
 * Checks visitors' pages in Lighthouse's four categories, as a phone on a slow network: the worst of three runs of
 * each page in each language. `npm run bench:pages` starts the built product with its demo. With an address it
 * measures a running product, with paths only those pages. Each page is opened once before: all visitors but the first get it
 * from the server's cache, and the first page of a browser also measures how the browser starts. Needs a machine without
 * other load.
 */
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../setup/find-browser.ts';
import { freePort } from '../setup/free-port.ts';
import { printRows, type Row } from './print-rows.ts';
import { startProduct } from './start-product.ts';

/** Public pages that are not in the site map. */
const others = [
  '/auth/login',
  '/auth/sign-in',
  '/auth/forgot',
  '/register',
  '/complaints/new',
  '/unsubscribe',
  '/objection',
  '/offline',
];
const languages = ['es', 'en'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;
const attemptsMax = 3;
const row = { unit: 'points', floor: 100, target: 100, moreIsBetter: true };
const rows: Row[] = [];

interface Outcome {
  url: string;
  /** The lowest score of all runs, by category. */
  points: Record<string, number>;
  /** The audits that lost points. */
  found: Set<string>;
}

/** Measures one page. Repeats a run that the browser failed to record. */
async function measure(url: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories });
    const error = result?.lhr.runtimeError;
    if (result && !error) return result.lhr;
    if (attempt === attemptsMax) throw new Error(`${url} could not be measured: ${error?.message}`);
  }
}

/** Leaves out SEO for pages that search engines must not list. */
async function categoriesFor(url: URL): Promise<string[]> {
  const isListed = !(await (await fetch(url)).text()).includes('content="noindex"');
  return categories.filter((category) => isListed || category !== 'seo');
}

/** All pages of the site map, but only one project, and the public pages that are not in it. */
async function publicPaths(origin: string): Promise<string[]> {
  const siteMap = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const isProject = (path: string) => /^\/projects\/./.test(path);
  const [project] = listed.filter(isProject);
  const fixed = listed.filter((path) => !isProject(path));
  return [...new Set([...fixed, ...(project ? [project] : []), ...others])];
}

async function openOnce(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function lookOnce(url: string, port: number, { points, found }: Outcome): Promise<void> {
  const { audits, categories: judged } = await measure(url, port);
  for (const name of categories) {
    const category = judged[name];
    const reached = Math.round((category?.score ?? 0) * 100);
    points[name] = Math.min(points[name] ?? 100, reached);
    for (const { id, weight } of reached < 100 ? (category?.auditRefs ?? []) : []) {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1) found.add(`${id} ${displayValue}`.trim());
    }
  }
}

// The browser from npm unpacks its own libraries only if it believes it runs on AWS Lambda.
process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
const { executablePath, args, name } = await findBrowser(process.env.E2E_BROWSER);
const [running] = process.argv.slice(2).filter((text) => text.startsWith('http'));
const wanted = process.argv.slice(2).filter((text) => text.startsWith('/'));
const product = running ? { url: running, stop: () => {} } : await startProduct();
const port = await freePort();
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
console.log(`Browser: ${name}`);
try {
  for (const path of wanted.length ? wanted : await publicPaths(product.url)) {
    const judged = await categoriesFor(new URL(path, product.url));
    for (const language of languages) {
      const url = new URL(`${path}?lang=${language}`, product.url).href;
      const outcome: Outcome = { url, points: {}, found: new Set() };
      await openOnce(browser, url);
      for (let run = 0; run < runs; run += 1) await lookOnce(url, port, outcome);
      const line = judged.map((category) => `${category} ${outcome.points[category]}`).join(', ');
      console.log(`${path} (${language}): ${line}`);
      const result = Math.min(...judged.map((category) => outcome.points[category] ?? 0));
      rows.push({ ...row, what: `Lighthouse, ${path} (${language}), the lowest category`, result });
      for (const one of outcome.found) console.log(`    ${one}`);
    }
  }
} finally {
  await browser.close();
  product.stop();
}
if (!printRows(rows)) process.exitCode = 1;
