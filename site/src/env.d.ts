declare namespace App {
  interface Locals {
    /** An API client without a session. Undefined while the "not found" page is rendered. */
    api: import('@semilla/client').Client;
    /** The site's public address. */
    publicUrl?: string;
    /** Makes a path absolute, for use outside the site. */
    whole: (path: string) => string;
    brandName: string;
    contactEmail: string;
    /** The company that the law requires each page to name. Values that are not configured are undefined. */
    company: Record<'name', string> &
      Record<'taxId' | 'address' | 'registration' | 'moneyHolder', string | undefined>;
    /** True if there is a demo desk that shows codes and mails. */
    isDemo?: boolean;
    /** The cap on investments over all platforms that the order terms mention, if any. */
    investmentCap?: string | undefined;
    /** The minimum number of calendar days in which an investor may cancel free of charge. */
    reflectionDays: number;
    /** The tax rates withheld from interest, with their start dates. */
    interestTaxRates: readonly import('@semilla/contract').DatedRate[];
    /** True if the page is rendered for one user. `api` then acts as that user. */
    isPersonal?: boolean;
    /** The platform's clock, which may differ from the system's. */
    now: () => Date;
    locale: import('@semilla/i18n').Locale;
    t: import('@semilla/i18n').Translate;
    href: import('./lib/links.ts').Href;
  }
}

declare module 'virtual:tokens.css';
