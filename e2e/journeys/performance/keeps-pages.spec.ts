import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';

const brotli = { 'accept-encoding': 'br' };

for (const path of ['/', '/projects/', '/projects/edificio-lavapies', '/legal']) {
  test(`[B11] ${path} is served from the cache, compressed, and only once`, async ({ request }) => {
    // Repeats until no other journey interferes, because a change of data renders the page again.
    await expect(async () => {
      await request.get(path, { headers: brotli });
      const again = await request.get(path, { headers: brotli });
      const headers = again.headers();
      expect(headers['x-semilla-cache']).toBe('hit');
      expect(headers['content-encoding']).toBe('br');
      expect(headers.vary).toMatch(/Accept-Encoding.*Accept-Language.*Cookie/);

      const etag = headers.etag ?? '';
      expect(etag).not.toBe('');
      const known = await request.get(path, { headers: { ...brotli, 'if-none-match': etag } });
      expect(known.status()).toBe(304);
      expect(await known.body()).toHaveLength(0);
    }).toPass({ timeout: 20_000 });
  });
}

test('[B11] a change by staff shows in the next request', async ({ apiAs, request }) => {
  const administrator = await apiAs('administrator');
  const { projectId, url } = await newProject(administrator, 'Next_Opening');
  const read = async () => (await request.get(`/projects/${url}`)).text();
  await read();
  for (const name of ['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto']) {
    await administrator(v1.projects.edit, { params: { projectId }, body: { name } });
    expect(await read()).toContain(`>${name}</h1>`);
  }
});
