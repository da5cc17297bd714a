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

/** What search engines may visit: not what is behind log-in. The pictures of projects are part of their pages. */
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
