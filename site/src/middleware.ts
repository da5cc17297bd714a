import { defineMiddleware } from 'astro:middleware';
import { createClient } from '@semilla/client';
import { interestTaxRates, reflectionDaysMin } from '@semilla/contract';
import { createTranslator, detectLocale } from '@semilla/i18n';
import { withLanguage } from './lib/links.ts';

// The host removes cookies from the request and decides the language. Only `astro dev` reads the language cookie here.
export const onRequest = defineMiddleware(({ cookies, locals, request, url }, next) => {
  const asked = url.searchParams.get('lang');
  const chosen = import.meta.env.DEV ? (asked ?? cookies.get('locale')?.value) : asked;
  locals.locale = detectLocale(chosen, request.headers.get('accept-language'));
  locals.t = createTranslator(locals.locale);
  locals.now ??= () => new Date();
  locals.brandName ??= locals.t('common.brand.name');
  locals.reflectionDays ??= reflectionDaysMin;
  locals.interestTaxRates ??= interestTaxRates;
  locals.whole = (path) => new URL(path, locals.publicUrl ?? url.origin).href;
  locals.href = withLanguage(asked ? locals.locale : undefined);
  if (import.meta.env.DEV) {
    locals.contactEmail ??= 'hola@semilla.test';
    locals.company ??= {
      name: locals.brandName,
      taxId: undefined,
      address: undefined,
      registration: undefined,
      moneyHolder: undefined,
    };
    const host = request.headers.get('x-forwarded-host') ?? 'localhost:3000';
    // In production the host renders personal pages with the user's session. `astro dev` has the browser's cookies instead.
    const cookie = request.headers.get('cookie') ?? '';
    locals.isPersonal ??= cookie.includes('semilla-session');
    locals.api ??= createClient({ baseUrl: `http://${host}`, headers: () => ({ cookie }) });
  }
  return next();
});
