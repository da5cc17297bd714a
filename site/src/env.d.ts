declare namespace App {
  interface Locals {
    /** Calls /v1 as a visitor. Absent while the page for a missing address is rendered. */
    api: import('@semilla/client').Client;
    /** The public address of the product. */
    publicUrl?: string;
    /** The absolute URL of a path, for use outside the site. */
    whole: (path: string) => string;
    /** The name of the platform. */
    brandName: string;
    /** The contact address. */
    contactEmail: string;
    /** The company that the law requires pages to name; missing values are not configured. */
    company: Record<'name', string> &
      Record<'taxId' | 'address' | 'registration' | 'moneyHolder', string | undefined>;
    /** Whether there is a development desk that shows codes and mails. */
    isDemo?: boolean;
    /** The amount over all platforms that the terms of orders name, if any. */
    investmentCap?: string | undefined;
    /** For how many calendar days at least an investor may cancel free of charge. */
    reflectionDays: number;
    /** What is withheld of interest, from which day on. */
    interestTaxRates: readonly import('@semilla/contract').DatedRate[];
    /** Whether the page is rendered for its caller alone, with `api` speaking as them. */
    isPersonal?: boolean;
    /** The platform's clock. */
    now: () => Date;
    locale: import('@semilla/i18n').Locale;
    t: import('@semilla/i18n').Translate;
    href: import('./lib/links.ts').Href;
  }
}

declare module 'virtual:tokens.css';
