import { followEvents } from '@semilla/client/live';
import type { LiveEvent } from '@semilla/contract';
import { whenIdle } from './when-idle.ts';

type About = 'own' | 'projects';

/** A random delay, so that all open pages do not send their requests at the same moment. */
const shortestWaitMs = 100;
const jitterMs = 300;
const onceInMs = 1_000;

/** Topics that every user receives. All other topics are about the user's own data. */
const publicTopic = /^(?:project|promotion|documentType)/;

const hearers = new Set<(event: LiveEvent) => void>();
const watchers = new Set<() => void>();
let state = false;

/** True while the live channel is connected. Otherwise pages poll. */
export const isLive = (): boolean => state;

function concerns(about: About, { topics, ids }: LiveEvent, id: string | undefined): boolean {
  if (topics.includes('*')) return true;
  if (id && ids && !ids.includes(id)) return false;
  return about === 'projects'
    ? topics.includes('projects')
    : topics.some((topic) => !publicTopic.test(topic));
}

/**
 * Calls `act` soon after a change, at most once per second: for `own` a change of the user's data, for
 * `projects` a change of any project or only of the project `id`. Returns a function that stops it.
 */
export function onLiveEvent(about: About, act: () => unknown, id?: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let actedAt = Number.NEGATIVE_INFINITY;
  function hear(event: LiveEvent): void {
    if (timer || !concerns(about, event, id)) return;
    const restMs = Math.max(shortestWaitMs, actedAt + onceInMs - performance.now());
    timer = setTimeout(
      () => {
        timer = undefined;
        actedAt = performance.now();
        act();
      },
      restMs + Math.random() * jitterMs,
    );
  }
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    clearTimeout(timer);
  };
}

export function onLiveState(act: () => void): () => void {
  watchers.add(act);
  return () => void watchers.delete(act);
}

export function tellLive(event: LiveEvent): void {
  for (const hear of hearers) hear(event);
}

function setLive(isOn: boolean): void {
  state = isOn;
  for (const act of watchers) act();
}

let hasStarted = false;

/** Connects the live channel when the page is idle, once. Only signed-in users need it. */
export function startLive(onStart: () => void): void {
  if (hasStarted) return;
  hasStarted = true;
  function start(): void {
    onStart();
    followEvents({ onEvent: tellLive, onState: setLive });
  }
  whenIdle(start);
}
