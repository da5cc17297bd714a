import { addMonths, calendarMonths, civilDateAt, v1 } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { createMinuteLimit } from '../../auth/attempts/create-minute-limit.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { calendarText } from './calendar-text.ts';
import { findPaymentsToCome, findPortfolio } from './find-portfolio.ts';
import { monthOf } from './months-of.ts';
import { paymentEvent } from './payment-event.ts';
import { createCalendar, deleteCalendar, findCalendarOwner, setShareLimit } from './settings.ts';

/** A calendar program reads a few times a day. A program that guesses addresses reads far more often and is stopped. */
const calendarsPerMinute = 60;

async function calendarOf({ db, services, params, now }: Call<typeof v1.calendars.find>): Promise<string> {
  const owner = await findCalendarOwner(db, params.token);
  if (!owner) throw new NotFound();
  const { interestTaxRates, brandName, publicUrl } = services.config;
  const payments = await findPaymentsToCome(db, { userId: owner.userId, now, interestTaxRates });
  const end = addMonths(monthOf(civilDateAt(now)), calendarMonths);
  const t = createTranslator(owner.language);
  return calendarText({
    name: t('project.calendar.title', { brand: brandName }),
    product: brandName,
    writtenAt: now,
    events: payments
      .filter(({ dueOn }) => dueOn < end)
      .map((payment) => paymentEvent(payment, t, new URL(publicUrl).hostname)),
  });
}

export async function registerPortfolios(app: FastifyInstance): Promise<void> {
  const { config, now: clock } = app.services;
  const { interestTaxRates, publicUrl } = config;
  const waitSeconds = createMinuteLimit(calendarsPerMinute, clock);

  route(app, v1.portfolios.find, ({ db, caller, now }) =>
    findPortfolio(db, { userId: caller.userId, now, interestTaxRates }),
  );

  route(app, v1.portfolios.edit, ({ caller, body, change }) =>
    change((draft) => setShareLimit(draft, caller.userId, body.shareLimit)),
  );

  route(app, v1.calendars.create, async ({ caller, change, now }) => {
    const token = await change((draft) => createCalendar(draft, caller.userId, now));
    const path = v1.calendars.find.path.replace(':token', token);
    return { url: `${publicUrl}${path}`, calendarSince: now };
  });

  route(app, v1.calendars.delete, ({ caller, change }) =>
    change((draft) => deleteCalendar(draft, caller.userId)),
  );

  route(app, v1.calendars.find, async (call) => {
    const retryAfterSeconds = waitSeconds(call.request.ip);
    if (retryAfterSeconds) throw new ApiError('request.too_many', { retryAfterSeconds });
    const text = await calendarOf(call);
    call.reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'inline; filename="payments.ics"')
      .send(text);
  });
}
