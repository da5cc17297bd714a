/** What a visitor's page shows figures with. */
const figures =
  /packages\/format\/src|packages\/contract\/src\/(?:project\/(?:figures|returns)|shared\/(?:calendar|cents|proportion|split))|simulate-return|tell-days|cents-from-typed/;

/**
 * Which modules share a file: the headers of an answer weigh more than many small modules do. A module goes with the first
 * that fits, and takes along what it needs. What visitors run stands first, so that they load nothing of what comes after.
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
    test: /features\/(?:session|notices)\/|features\/tour\/Tour\.|features\/support\/HelpButton/,
  },
  // An island among them would make Astro drop the styles of all of them, which those that load later ask for.
  { name: 'shared', test: /packages\/|site\/src\/(?!features\/login\/TrustedDevices)/, minShareCount: 2 },
];
