import { type Locale, localeNames, locales, messages } from '@semilla/i18n';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { english } from './english.ts';
import { chosenLocale, showLocale } from './locale-choice.ts';
import { spanish } from './spanish/index.ts';

interface Words {
  [key: string]: string | Words;
}

const ofReactAdmin: Record<Locale, TranslationMessages> = { es: spanish, en: english };

/** Uses the Spanish text where a language lacks one. */
function withFallback(words: Words, fallback: Words): Words {
  const merged: Words = { ...fallback };
  for (const [key, value] of Object.entries(words)) {
    const under = fallback[key];
    merged[key] = typeof value === 'object' && typeof under === 'object' ? withFallback(value, under) : value;
  }
  return merged;
}

/** Labels for columns without an explicit one, as in the sort menu of cards. */
function columnNames({ project, promotion, support, misc, account, payment, wallet, common }: Words): Words {
  const fieldsOf = (words: Words[string] | undefined) => ({ fields: (words as Words).fields ?? {} });
  const within = (words: Words[string] | undefined, part: string) => ({
    fields: (fieldsOf(words).fields as Words)[part] ?? {},
  });
  const investments = within(project, 'orders');
  return {
    project: fieldsOf(project),
    customer: fieldsOf(account),
    verification: fieldsOf(account),
    'account-documents': fieldsOf(account),
    'bank-account': fieldsOf(payment),
    marketing: fieldsOf(promotion),
    ticket: fieldsOf(support),
    wallet: fieldsOf(wallet),
    wallets: fieldsOf(wallet),
    orders: investments,
    'order-movements': investments,
    fees: investments,
    'project-payments': within(project, 'payments'),
    'project-descriptions': within(project, 'descriptions'),
    'project-documents': within(project, 'documents'),
    'project-media-files': within(project, 'media'),
    'project-timeline': within(project, 'timeline'),
    mail: within(misc, 'undeliveredMails'),
    audit: { fields: (common as Words).audit ?? {} },
    'config/document-types': within(misc, 'documentTypes'),
    'config/project-types': within(project, 'types'),
    'config/template-description-project': within(project, 'templates'),
  };
}

/** The name of the platform, which the server writes into the page. */
const nameInPage = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content;

function withName(words: Words, name = nameInPage()): Words {
  return name ? withFallback({ common: { brand: { name } } }, words) : words;
}

export function wordsIn(locale: Locale): TranslationMessages {
  const ours = withName(withFallback(messages[locale] as Words, messages.es as Words));
  return { ...ours, ...ofReactAdmin[locale], resources: columnNames(ours) } as TranslationMessages;
}

/** The texts of the backoffice: ours, and react-admin's. */
export function createI18nProvider(): I18nProvider {
  const locale = chosenLocale();
  showLocale(locale);
  const choices = locales.map((one) => ({ locale: one, name: localeNames[one] }));
  const provider = polyglotI18nProvider((wanted) => wordsIn(wanted as Locale), locale, choices);
  return {
    ...provider,
    changeLocale: async (wanted) => {
      await provider.changeLocale(wanted);
      showLocale(wanted as Locale);
    },
  };
}
