import { everyRow } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { locales } from '@semilla/i18n';
import type { APIRoute } from 'astro';
import { canonicalPath } from '../lib/links.ts';

interface Place {
  path: string;
  changedAt?: Date;
}

const fixedPaths = [
  '/',
  '/projects/',
  '/before-investing',
  '/statistics',
  '/movements',
  '/complaints',
  '/legal',
  '/privacy',
  '/cookies',
];

/** All public pages in both languages. Cached until a project changes. */
export const GET: APIRoute = async ({ cache, locals: { api, whole } }) => {
  cache.set({ tags: ['projects'] });
  const projects = await everyRow(api, v1.projects.find, { isFrontOffice: true });
  const places: Place[] = [
    ...fixedPaths.map((path) => ({ path })),
    ...projects.map(({ url, updatedAt }) => ({ path: `/projects/${url}`, changedAt: updatedAt })),
  ];
  // Friendly URLs consist of letters, digits and dashes, so nothing needs escaping.
  const entries = places.flatMap(({ path, changedAt }) => {
    const others = locales.map((locale) => {
      const address = whole(canonicalPath(path, locale));
      return `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`;
    });
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return locales.map(
      (locale) => `<url><loc>${whole(canonicalPath(path, locale))}</loc>${changed}${others.join('')}</url>`,
    );
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ];
  return new Response(sitemap.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
