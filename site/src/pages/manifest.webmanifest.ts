import { tokens } from '@semilla/format/tokens';
import type { APIRoute } from 'astro';

const { paper } = tokens.colours.light;
const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The name and appearance of the platform when installed as an app. */
export const GET: APIRoute = ({ cache, locals: { brandName, locale, t } }) => {
  cache.set({ tags: ['texts'] });
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: brandName,
    short_name: brandName,
    description: t('common.home.description'),
    lang: locale,
    theme_color: paper,
    background_color: paper,
    categories: ['finance'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t('common.header.projects'), url: '/projects/' },
      { name: t('common.header.investments'), url: '/investments' },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
};
