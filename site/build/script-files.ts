/** The modules with which a visitor's page formats figures. */
const figures =
  /packages\/format\/src|packages\/contract\/src\/(?:project\/(?:figures|returns|withheld-tax)|shared\/(?:calendar|cents|proportion|split))|simulate-return|show-days-left|cents-from-typed/;

/** What only some pages or opened dialogs need. */
const aside = [
  'login/TrustedDevices',
  'complaints/',
  'investor/',
  // Without what the investments show, which would be many small files.
  '(?:investment|wish|waiting-list)/(?!EvidenceLinks|LeaveList|RevokeWish|SheetRead|WishOutcome|stake-store)',
];

/**
 * Which modules share a file: the headers of an answer weigh more than many small modules do. A module belongs to the first
 * match, with its dependencies. Modules for visitors come first, so that visitors load nothing of the later ones.
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
