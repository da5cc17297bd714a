import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { fillProject, newProject } from '../../fixtures/new-project.ts';

const anyId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Every page by its file, with addresses that show it: public pages, and pages behind log-in. */
const open: Record<string, string[]> = {
  'projects/index.astro': [
    '/projects/',
    '/projects/?name=lavapies&orderBy=name',
    '/projects/?skip=12',
    '/projects/?name=nada&lang=en',
  ],
  'projects/[idOrUrl].astro': ['/projects/edificio-lavapies', '/projects/almazara-sierra-magina?lang=en'],
  'before-investing.astro': ['/before-investing'],
  'statistics.astro': ['/statistics', '/statistics?lang=en'],
  'movements.astro': ['/movements', '/movements?lang=en'],
  'legal.astro': ['/legal'],
  'privacy.astro': ['/privacy'],
  'cookies.astro': ['/cookies'],
  'complaints/index.astro': ['/complaints', '/complaints?lang=en'],
  'complaints/new.astro': ['/complaints/new'],
  'offline.astro': ['/offline'],
  'unsubscribe.astro': ['/unsubscribe?token=incomplete'],
  'objection.astro': ['/objection?token=incomplete'],
  'auth/login.astro': ['/auth/login?next=%2Finvestments'],
  'auth/forgot.astro': ['/auth/forgot'],
  'auth/reset.astro': ['/auth/reset?token=incomplete'],
  'auth/verify-email.astro': ['/auth/verify-email?token=incomplete'],
  'auth/new-email.astro': ['/auth/new-email?token=incomplete'],
  'auth/otp.astro': ['/auth/otp'],
  'auth/first-otp.astro': ['/auth/first-otp'],
  '404.astro': ['/projects/nada-de-nada'],
  '[...path].astro': ['/projects/a/b'],
};
const forSignedIn: Record<string, string[]> = {
  'auth/register-device.astro': ['/auth/register-device'],
  'user/profile.astro': ['customer', 'wallet', 'documents', 'bank-accounts'].map(
    (tab) => `/user/profile?tab=${tab}`,
  ),
  'user/complaints/index.astro': ['/user/complaints'],
  'user/complaints/[complaintId].astro': [`/user/complaints/${anyId}`],
  'user/investor/index.astro': ['/user/investor'],
  'user/investor/test.astro': ['/user/investor/test'],
  'user/investor/losses.astro': ['/user/investor/losses'],
  'user/support/index.astro': ['/user/support'],
  'user/support/new.astro': ['/user/support/new'],
  'user/support/manage.astro': ['/user/support/manage'],
  'user/support/[ticketId].astro': [`/user/support/${anyId}`],
};
/** What only an investor's page contains. */
const ownParts: Record<string, string> = {
  'user/inbox/mails.astro': 'class="groups',
  'user/inbox/index.astro': 'id="messages"',
  'investments.astro': 'portfolio-overview',
};
/** Pages with personal data. No cache may store them. */
const personal: Record<string, string[]> = {
  'user/inbox/mails.astro': ['/user/inbox/mails'],
  'user/inbox/index.astro': ['/user/inbox', '/user/inbox?unread=true', '/user/inbox?lang=en'],
  'investments.astro': ['/investments', '/investments?status=active', '/investments?lang=en'],
};
/** The page of an investor is their portfolio. Everyone else gets the same page. */
const home = ['/', '/?lang=en'];
// Pages that only visitors can open, and an error page that cannot be requested.
const forNobodyElse = ['register.astro', 'auth/sign-in.astro', '500.astro'];

async function expectSame(path: string, askers: APIRequestContext[], kept = /^public/): Promise<void> {
  // Another journey may publish a project between two requests.
  await expect(async () => {
    const answers = await Promise.all(askers.map((asker) => asker.get(path, { maxRedirects: 0 })));
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first, path).toContain('</html>');
    for (const page of others) expect(page === first, path).toBe(true);
    for (const answer of answers) {
      expect(answer.headers()['cache-control'], path).toMatch(kept);
      expect(answer.headers()['set-cookie'], path).toBeUndefined();
    }
  }).toPass({ timeout: 20_000 });
}

test('[G1] every page is listed here', () => {
  const folder = join(import.meta.dirname, '../../../site/src/pages');
  const files = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  const known = [
    ...Object.keys(open),
    ...Object.keys(forSignedIn),
    ...Object.keys(personal),
    'index.astro',
    ...forNobodyElse,
  ];
  expect(files.filter((name) => name.endsWith('.astro')).toSorted()).toEqual(known.toSorted());
});

test('[G1] every page is the same for every user, byte by byte', async ({
  requestAs,
  apiAs,
  openAsInvestor,
}) => {
  const { page } = await openAsInvestor({ kind: 'company' });
  const staff = [await requestAs('manager'), await requestAs('administrator')];
  const signedIn = [page.request, await requestAs('investor'), ...staff];
  const everybody = [await requestAs('visitor'), ...signedIn];
  for (const path of Object.values(open).flat()) await expectSame(path, everybody);
  for (const path of Object.values(forSignedIn).flat()) await expectSame(path, signedIn);

  // The page of a private project is rendered for the caller, but contains nothing about the caller.
  const api = await apiAs('administrator');
  const hidden = await newProject(api, 'Next_Opening', { private: true, showInvestorNumber: false });
  await fillProject(api, hidden);
  await expectSame(`/projects/${hidden.url}`, signedIn, /no-store/);
});

test('[G1][P7] a page with personal data is never cached, and shows each user only their own data', async ({
  requestAs,
}) => {
  const [investor, staff] = [await requestAs('investor'), await requestAs('administrator')];
  const pages = Object.entries(personal).flatMap(([file, paths]) => paths.map((path) => ({ file, path })));
  for (const { file, path } of pages) {
    const part = ownParts[file] ?? '';
    const [own, other] = [await investor.get(path), await staff.get(path)];
    for (const answer of [own, other]) {
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['cache-control'], path).toBe('private, no-store');
    }
    expect(await own.text(), path).toContain(part);
    expect(await other.text(), path).not.toContain(part);
  }
});

test('[G1][P7][R1] the home page is an investor’s own, and the same for everyone else', async ({
  requestAs,
}) => {
  const investor = await requestAs('investor');
  const others = [await requestAs('visitor'), await requestAs('manager'), await requestAs('administrator')];
  for (const path of home) {
    await expectSame(path, others);
    const own = await investor.get(path);
    expect(own.headers()['cache-control'], path).toBe('private, no-store');
    expect(await own.text(), path).toContain('data-fresh="own-home"');
    expect(await (await investor.get(path)).text(), path).not.toContain('class="hero"');
  }
});
