import type { Who } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/index.ts';

const everybody: Who[] = ['visitor', 'investor', 'manager', 'administrator'];
const signedIn: Who[] = ['investor', 'manager', 'administrator'];
const ownPaths = ['/investments', '/user/profile?tab=wallet'];
const paths = ['/', '/projects/', '/projects/edificio-lavapies', '/legal', '/auth/login', '/auth/sign-in'];

for (const path of [...paths, ...ownPaths]) {
  const askers = ownPaths.includes(path) ? signedIn : everybody;
  test(`[G1] ${path} is the same page, byte by byte, whoever asks`, async ({ requestAs }) => {
    const requests = await Promise.all(askers.map(requestAs));
    // Another journey may publish a project between two of these.
    await expect(async () => {
      const answers = await Promise.all(requests.map((request) => request.get(path)));
      const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
      expect(first).toContain('</html>');
      for (const page of others) expect(page === first).toBe(true);
      for (const answer of answers) {
        expect(answer.headers()['cache-control']).toMatch(/^public/);
        expect(answer.headers()['set-cookie']).toBeUndefined();
      }
    }).toPass({ timeout: 20_000 });
  });
}
