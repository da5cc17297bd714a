/**
 * Checks visitors' pages against Lighthouse's four categories, as a phone on a slow network: the worst of three runs
 * of each page in each language. `npm run bench:pages` starts the built product with its demo; given an address, it
 * measures one that is already running. Needs a machine without other load.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../setup/find-browser.ts';
import { freePort } from '../setup/free-port.ts';
import { startProduct } from './start-product.ts';

const paths = ['/', '/projects/', '/projects/edificio-lavapies'];
const languages = ['es', 'en'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;
const attemptsMax = 3;
const pointsMin = 100;

interface Outcome {
  url: string;
  /** The lowest of all runs, by category. */
  points: Record<string, number>;
  /** The audits that cost points. */
  found: Set<string>;
}

/** Measures one page; a run that the browser failed to record is repeated. */
async function measure(url: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories });
    const error = result?.lhr.runtimeError;
    if (result && !error) return result.lhr;
    if (attempt === attemptsMax) throw new Error(`${url} could not be measured: ${error?.message}`);
  }
}

async function lookOnce(url: string, port: number, { points, found }: Outcome): Promise<void> {
  const { audits, categories: judged } = await measure(url, port);
  for (const name of categories) {
    const category = judged[name];
    points[name] = Math.min(points[name] ?? 100, Math.round((category?.score ?? 0) * 100));
    for (const { id, weight } of category?.auditRefs ?? []) {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 0.9) found.add(`${id} ${displayValue}`.trim());
    }
  }
}

// The browser from npm unpacks its own libraries only if it believes it runs on AWS Lambda.
process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
const { executablePath, args, name } = await findBrowser(process.env.E2E_BROWSER);
const product = process.argv[2] ? { url: process.argv[2], stop: () => {} } : await startProduct();
const port = await freePort();
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
console.log(`Browser: ${name}`);
try {
  for (const path of paths) {
    for (const language of languages) {
      const url = new URL(`${path}?lang=${language}`, product.url).href;
      const outcome: Outcome = { url, points: {}, found: new Set() };
      for (let run = 0; run < runs; run += 1) await lookOnce(url, port, outcome);
      const line = categories.map((category) => `${category} ${outcome.points[category]}`).join(', ');
      console.log(`${path} (${language}): ${line}`);
      for (const one of outcome.found) console.log(`    ${one}`);
      if (Object.values(outcome.points).some((points) => points < pointsMin)) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  product.stop();
}
