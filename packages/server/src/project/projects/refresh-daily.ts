import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';

/** Deletes the cached pages of projects, because an offer begins and ends with a day and the list shows open offers first. */
export const refreshDaily = (services: Services): Promise<void> =>
  makeChange(services, thePlatform, async ({ touch }) => touch('projects'));
