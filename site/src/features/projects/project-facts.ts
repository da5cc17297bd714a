import type { Project } from '@semilla/contract';
import type { Fact } from '../../layouts/head-props.ts';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { canonicalPath } from '../../lib/links.ts';
import { sharedPicture } from './shared-picture.ts';

const availability: Partial<Record<Project['phaseName'], string>> = {
  Next_Opening: 'PreOrder',
  Preinvestment: 'PreOrder',
  Investment: 'InStock',
};
const availabilityOf = ({ phaseName, fullySubscribedUntil, suspendedUntil }: Project) =>
  (!fullySubscribedUntil && !suspendedUntil && availability[phaseName]) || 'SoldOut';
const euros = (cents: number) => (cents / 100).toFixed(2);

/** Structured data about the project and its location. The return is only a target, so it is left out. */
export function projectFacts(
  project: Project,
  description: string,
  { brandName, locale, t, whole }: App.Locals,
): Fact[] {
  const at = (path: string) => whole(canonicalPath(path, locale));
  const url = at(`/projects/${project.url}`);
  const picture = sharedPicture(locale, project.picture);
  const trail = [
    { name: t('common.header.home'), item: at('/') },
    { name: t('common.header.projects'), item: at('/projects/') },
    { name: project.name, item: url },
  ];
  return [
    {
      '@type': 'InvestmentOrDeposit',
      name: project.name,
      description,
      url,
      ...(picture && { image: whole(picture.url) }),
      category: inOwnLanguage(locale, project.projectTypeName, project.projectTypeNameEn),
      areaServed: { '@type': 'Country', name: project.country },
      provider: { '@type': 'Organization', '@id': whole('/#organisation'), name: brandName, url: whole('/') },
      amount: { '@type': 'MonetaryAmount', currency: 'EUR', value: euros(project.financingAmount) },
      offers: {
        '@type': 'Offer',
        url,
        price: euros(project.minimumInvestment),
        priceCurrency: 'EUR',
        availability: `https://schema.org/${availabilityOf(project)}`,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
