/** Pages that are the same for everyone, so a copy that the browser fetched early shows nothing of an earlier session. */
const publicPages = [
  '/projects/*',
  '/statistics',
  '/before-investing',
  '/legal',
  '/privacy',
  '/cookies',
  '/complaints',
  '/movements',
];
/** The home page is the investor’s own. */
const ownPages = ['/', '/investments', '/user/*'];

/** Pages with filters in their address are many, and few of them are in the cache of pages. The language switch is rarely used. */
const isPlain = {
  and: [
    { or: [{ not: { href_matches: '/*\\?(.+)' } }, { href_matches: '/*\\?lang=(es|en)' }] },
    { not: { selector_matches: '[hreflang]' } },
  ],
};

/**
 * Tells browsers which pages to fetch before they are asked for: a public one as soon as its link is in sight on a phone or under
 * a pointer, and one of the reader's own only while its link is pressed, because it may change at any time. A browser that
 * saves data or battery fetches none.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: publicPages }, isPlain] }, eagerness: 'eager' },
    { where: { and: [{ href_matches: ownPages }, isPlain] }, eagerness: 'conservative' },
  ],
});

const firstCards = 'li:nth-child(-n + 3) > article a';

/** Fetches the projects of the first cards at once. For pages that are loaded, as it would delay their own pictures. */
export const cardRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/projects/*' }, { selector_matches: firstCards }, isPlain] },
      eagerness: 'immediate',
    },
  ],
});
