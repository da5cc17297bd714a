import type { APIRoute } from 'astro';

const closed = [
  '/auth/',
  '/register',
  '/unsubscribe',
  '/objection',
  '/user/',
  '/investments',
  '/admin',
  '/v1/',
  '/dev',
];

/** Search engines may not visit pages behind log-in. They may load project pictures, which are part of public pages. */
export const GET: APIRoute = ({ cache, locals }) => {
  cache.set({ tags: ['texts'] });
  const lines = [
    'User-agent: *',
    'Allow: /v1/project/project-media-files/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${locals.whole('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
