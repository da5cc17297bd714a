/** The modules that compute and format figures on pages for visitors. */
const figures =
  /packages\/format\/src|packages\/contract\/src\/(?:project\/(?:figures|returns|withheld-tax)|shared\/(?:calendar|cents|proportion|split))|simulate-return|show-days-left|cents-from-typed/;

/** Folders whose modules only some pages or dialogs need. They stay out of the shared file. */
const aside = ['login/TrustedDevices', 'complaints/', 'investor/', '(?:investment|wish|waiting-list)/'];

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
    test: /features\/(?:session|notices)\/|features\/tour\/Tour\.|features\/support\/HelpButton|features\/first-steps\/(?:StepsCard|use-first-steps)|features\/investment\/(?:InvestButton|pending-order)/,
  },
  // Inputs, dialogs and forms, which the two groups after it need as well.
  {
    name: 'controls',
    test: /site\/src\/(?:ui|lib)\/|packages\/client\/src\/|features\/(?:support|tour|follow)\//,
    minShareCount: 2,
  },
  // Orders, for the page of a project and the investments.
  {
    name: 'orders',
    test: /packages\/contract\/src\/project\/|features\/(?:investment|wish|waiting-list)\/(?:EvidenceLinks|LeaveList|RevokeWish|SheetRead|WishOutcome|stake-store)/,
    minShareCount: 2,
  },
  // The account, for the profile and the first steps.
  {
    name: 'account',
    test: /ibantools|packages\/contract\/src\/(?:payment\/|wallet\/|account\/(?:fiscal|tax|verif)|auth\/(?:passkeys|devices|passwords))/,
    minShareCount: 2,
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
