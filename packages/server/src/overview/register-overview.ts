import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { atMostEvery } from '../kit/http/plugins/last-value.ts';
import { route } from '../kit/http/route.ts';
import { findOverdue } from '../payment/bank-balances/find-overdue.ts';
import { registerBulkActs } from './bulk-acts/routes.ts';
import { findEverywhere } from './find-everywhere.ts';
import { findHome } from './find-home.ts';
import { findOwnProfile } from './find-own-profile.ts';
import { findOwnSummary } from './find-own-summary.ts';
import { findWaiting } from './find-waiting.ts';
import { registerEvents } from './live/register-events.ts';
import { registerSavedViews } from './saved-views/routes.ts';
import { findProjectSummary } from './summaries/find-project-summary.ts';
import { findUserSummary } from './summaries/find-user-summary.ts';
import { registerWorkClaims } from './work-claims/routes.ts';

const minuteMs = 60_000;

/** Registers what staff see across all domains. */
export async function registerOverview(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const overdue = atMostEvery(minuteMs, () => findOverdue(database.db, now()));
  route(app, v1.home.find, findHome);
  route(app, v1.waiting.find, (call) => findWaiting(call, overdue));
  route(app, v1.ownSummaries.find, findOwnSummary);
  route(app, v1.ownProfiles.find, findOwnProfile);
  route(app, v1.search.find, findEverywhere);
  route(app, v1.projectSummaries.findOne, findProjectSummary);
  route(app, v1.userSummaries.findOne, findUserSummary);
  registerEvents(app);
  registerWorkClaims(app);
  registerSavedViews(app);
  await registerBulkActs(app);
}
