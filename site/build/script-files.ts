/** The modules that compute and format figures on pages for visitors. */
const figures =
  /packages\/format\/src|packages\/contract\/src\/(?:project\/(?:figures|returns|withheld-tax)|shared\/(?:calendar|cents|proportion|split))|simulate-return|show-days-left|cents-from-typed/;

/** Folders whose modules only some pages or dialogs need. They stay out of the shared file. */
const aside = [
  'login/TrustedDevices',
  'complaints/',
  'investor/',
  // The modules in the exception are also used by the page of investments, where they would be many small
  // files.
  '(?:investment|wish|waiting-list)/(?!EvidenceLinks|LeaveList|RevokeWish|SheetRead|WishOutcome|stake-store)',
];

/**
 * Groups modules into files, because the headers of a response weigh more than a small module. A module
 * belongs to the first group that matches it, together with its dependencies. The groups for visitors come
 * first, so that visitors load nothing of the later ones.
 */
export const scriptFiles = [
  { name: 'figures', test: figures },
  {
    name: 'visit',
    test: /src\/(?:lib\/(?:choose-locale|session-hint|page-locale|fresh-parts)|ui\/tab-row)|client\/src\/save-language/,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores)\// },
  {
    name: 'signed-in',
    test: /features\/(?:session|notices)\/|features\/tour\/Tour\.|features\/support\/HelpButton|features\/investment\/(?:InvestButton|pending-order)/,
  },
  // An island in this file would make Astro drop the styles of all of them, which pages request later.
  {
    name: 'shared',
    test: new RegExp(
      [
        'packages/(?!contract/src/(?:support/complaint|account/(?:entry|investor|loss|questionnaire)))',
        `site/src/(?!features/(?:${aside.join('|')}))`,
      ].join('|'),
    ),
    minShareCount: 2,
  },
];
