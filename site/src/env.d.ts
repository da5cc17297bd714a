declare namespace App {
  interface Locals {
    /** Speaks to /v1 as a visitor. Absent while a page that does not exist is answered. */
    api: import('@semilla/contract/client').Client;
    /** Where the product is reached, for addresses that must be whole. */
    publicUrl?: string;
    /** What the platform is called. */
    brandName: string;
    locale: import('@semilla/i18n').Locale;
    t: import('@semilla/i18n').Translate;
    href: import('./lib/links.ts').Href;
  }
}

declare module 'virtual:tokens.css';
