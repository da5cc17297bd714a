import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { createI18nProvider, wordsIn } from './i18n-provider.ts';
import { endpointOf } from './resources.ts';
import { spanish } from './spanish/index.ts';

type Tree = { [key: string]: Tree | string | undefined };

/** Texts that are identical in both languages. */
const alike = ['ra.boolean.null', 'ra.configurable.inspector.title', 'ra.message.no', 'ra.boolean.false'];
const template = /^(?:%\{\w+\}[- ]?)+$/;

function leaves(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value ?? {}, `${prefix}${key}.`),
  );
}

const lists = [
  'project',
  'project-descriptions',
  'project-documents',
  'project-media-files',
  'project-timeline',
  'orders',
  'order-movements',
  'fees',
  'project-payments',
  'customer',
  'account-documents',
  'verification',
  'bank-account',
  'wallet',
  'wallets',
  'ticket',
  'marketing',
  'audit',
  'mail',
  'config/document-types',
  'config/project-types',
  'config/template-description-project',
];

/** The columns that the API can sort a list by. */
function columnsOf(name: string): string[] {
  const { orderBy } = endpointOf(name, 'list').query?.shape ?? {};
  return (orderBy as unknown as { unwrap: () => { options: string[] } }).unwrap().options;
}

const blanks = (text: string) =>
  [...new Set(text.match(/%\{\w+\}/g))].filter((blank) => blank !== '%{smart_count}').sort();

describe('[P3] react-admin in Spanish', () => {
  const ours = new Map(leaves(spanish as Tree));

  it.each(leaves(english as Tree))('translates %s', (key, text) => {
    expect(ours.get(key)).toBeTruthy();
    if (!alike.includes(key) && !template.test(text)) expect(ours.get(key)).not.toBe(text);
  });

  it('uses only placeholders that react-admin provides', () => {
    for (const [key, text] of leaves(english as Tree)) {
      expect(blanks(text), key).toEqual(expect.arrayContaining(blanks(ours.get(key) ?? '')));
    }
  });
});

describe('i18nProvider', () => {
  it('[P3] has the same texts in both languages', () => {
    const keys = (locale: 'es' | 'en') => leaves(wordsIn(locale) as Tree).map(([key]) => key);
    expect(keys('en').toSorted()).toEqual(keys('es').toSorted());
  });

  it('[P4] uses the language chosen before, and sets it as the language of the page', async () => {
    localStorage.setItem('locale', 'en');
    const provider = createI18nProvider();
    expect(provider.translate('project.backoffice.list.create')).toBe('New project');
    expect(document.documentElement.lang).toBe('en');
    await provider.changeLocale('es');
    expect(provider.translate('ra.action.save')).toBe('Guardar');
    expect(document.documentElement.lang).toBe('es');
  });

  it('[P3] uses the platform name from the page’s metadata', () => {
    document.head.innerHTML = '<meta name="application-name" content="Huerta &#38; Cía">';
    expect(createI18nProvider().translate('common.brand.name')).toBe('Huerta & Cía');
    document.head.innerHTML = '';
  });

  it('[P4] uses the browser’s language if none was chosen', () => {
    expect(createI18nProvider().getLocale()).toBe('en');
  });

  // Only the list of projects on the site is sorted by it.
  const onlyOnSite = ['availability'];
  it.each(lists)('[P3] has labels for all sort columns of %s', (name) => {
    for (const locale of ['es', 'en'] as const) {
      const { fields } = (wordsIn(locale).resources as Record<string, { fields: Tree }>)[name] ?? {};
      for (const column of columnsOf(name).filter((one) => !onlyOnSite.includes(one)))
        expect(fields?.[column], `${column} in ${locale}`).toBeTypeOf('string');
    }
  });

  it.each(['es', 'en'] as const)('[P3] uses in %s the site’s text for logging out', (locale) => {
    const { ra, common } = wordsIn(locale) as Record<string, Record<string, Tree>>;
    expect(ra?.auth?.logout).toBe(common?.userMenu?.logOut);
  });

  it('chooses between singular and plural', () => {
    localStorage.setItem('locale', 'es');
    const { translate } = createI18nProvider();
    expect(translate('project.backoffice.months', { smart_count: 1 })).toBe('1 mes');
    expect(translate('project.backoffice.months', { smart_count: 18 })).toBe('18 meses');
  });
});
