import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules that compute and format figures on pages for visitors. */
const figures =
  /packages\/format\/src|packages\/contract\/src\/(?:project\/(?:figures|returns|withheld-tax)|shared\/(?:calendar|cents|proportion|split))|simulate-return|show-days-left|cents-from-typed/;

/** Folders whose modules only some pages or dialogs need. They stay out of the shared file. */
const aside = ['complaints/', 'investor/', 'portfolio/seen/', '(?:investment|wish|waiting-list)/'];

const controls =
  /site\/src\/(?:ui|lib)\/|packages\/client\/src\/|features\/(?:support|tour|follow)\/|plain-endpoint\//;
/** The controls that check what is typed or chosen. */
const checking =
  /client\/src\/problems-of|ui\/(?:with-chosen|FilesInput)|support\/(?:use-new-ticket|TicketForm|ReplyForm)/;
const orders =
  /features\/(?:investment|wish|waiting-list)\/(?:EvidenceLinks|LeaveList|PrintReceipt|RevokeWish|SheetRead|WishOutcome|stake-store)|projects\/project-cover/;

const inContract = /packages\/contract\/src\//;
const imported = /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm;
const known = new Map<string, boolean>();

/** Whether a module of the contract imports zod, itself or through another module. */
function needsZod(path: string): boolean {
  const answer = known.get(path);
  if (answer !== undefined) return answer;
  known.set(path, false);
  const names = [...readFileSync(path, 'utf8').matchAll(imported)].map(([, name = '']) => name);
  const needed = names.some(
    (name) => name === 'zod' || (name.startsWith('.') && needsZod(join(path, '..', name))),
  );
  known.set(path, needed);
  return needed;
}

/** Whether it is a rule of the contract, in one of these folders, that needs no schemas. */
const isRule = (id: string, ...folders: string[]) =>
  folders.some((folder) => id.includes(`packages/contract/src/${folder}/`)) && !needsZod(id);

/**
 * Groups modules into files, because the headers of a response weigh more than a small module. A module
 * belongs to the first group that matches it, together with its dependencies. The groups for visitors come
 * first, so that visitors load nothing of the later ones.
 */
export const scriptFiles = [
  { name: 'figures', test: figures },
  {
    name: 'visit',
    test: /src\/(?:lib\/(?:choose-locale|restore-locale|when-idle|session-hint|page-locale|fresh-parts)|ui\/tab-row)|i18n\/src\/locale|client\/src\/(?:cookies|save-language)/,
  },
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores)\/|rolldown\/runtime/,
  },
  {
    name: 'signed-in',
    test: /features\/page-islands|features\/(?:session|notices)\/|features\/tour\/Tour|features\/support\/HelpButton|features\/(?:first-steps|promotions|own-home)\/|features\/investment\/(?:InvestButton|OwnStake|pending-order)|features\/(?:follow\/FollowProject|questions\/AskQuestion)/,
  },
  // Inputs, dialogs, forms, calls and what several pages show of orders. The groups after it need it as well.
  {
    name: 'controls',
    test: (id: string) =>
      (controls.test(id) && !checking.test(id)) ||
      orders.test(id) ||
      (isRule(id, 'shared', 'support', 'project') && !id.includes('has-domain')) ||
      id.includes('account/person-choices'),
    minShareCount: 2,
  },
  // Everything that checks what is typed. After the groups above, which must not need it: pages that only show load none of it.
  {
    name: 'schemas',
    test: (id: string) =>
      /node_modules\/zod\/|client\/src\/problems-of/.test(id) || (inContract.test(id) && needsZod(id)),
    minShareCount: 2,
  },
  // Forms that check at once. Each page that loads the file after this one would otherwise load the schemas.
  { name: 'checking', test: checking, minShareCount: 2 },
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
