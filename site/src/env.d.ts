declare namespace App {
  interface Locals {
    /** Speaks to /v1 as a visitor. Absent while a page that does not exist is answered. */
    api: import('@semilla/client').Client;
    /** Where the product is reached. */
    publicUrl?: string;
    /** An address of this product with everything before its path, for those outside. */
    whole: (path: string) => string;
    /** What the platform is called. */
    brandName: string;
    /** Where people write to. */
    contactEmail: string;
    /** Whose it is, as the law asks the pages to say; what is missing nobody has said. */
    company: Record<'name', string> & Record<'taxId' | 'address' | 'registration', string | undefined>;
    /** Whether there is a desk, where codes and mails can be read. */
    isDemo?: boolean;
    locale: import('@semilla/i18n').Locale;
    t: import('@semilla/i18n').Translate;
    href: import('./lib/links.ts').Href;
  }
}

declare module 'virtual:tokens.css';
