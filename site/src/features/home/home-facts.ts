import type { Fact } from '../../layouts/head-props.ts';
import { questionNames } from './question-names.ts';

/** Structured data for search engines about the platform, its site and the questions on the home page. */
export function homeFacts({
  brandName,
  company,
  contactEmail,
  locale,
  reflectionDays: days,
  t,
  whole,
}: App.Locals): Fact[] {
  const organisation = whole('/#organisation');
  return [
    {
      '@type': 'Organization',
      '@id': organisation,
      name: brandName,
      legalName: company.name,
      taxID: company.taxId,
      address: company.address,
      url: whole('/'),
      logo: whole('/icon-512.png'),
      email: contactEmail,
      slogan: t('common.brand.tagline'),
    },
    {
      '@type': 'WebSite',
      name: brandName,
      url: whole('/'),
      inLanguage: locale,
      publisher: { '@id': organisation },
    },
    {
      '@type': 'FAQPage',
      inLanguage: locale,
      mainEntity: questionNames.map((name) => ({
        '@type': 'Question',
        name: t(`common.questions.${name}.question`),
        acceptedAnswer: { '@type': 'Answer', text: t(`common.questions.${name}.answer`, { days }) },
      })),
    },
  ];
}
