import { get } from 'node:http';
import type { LiveEvent } from '@semilla/contract';
import { until } from './until.ts';

export interface Followed {
  status: number;
  /** All events received so far. */
  heard: LiveEvent[];
  /** Waits for an event with this topic; earlier events stay in `heard`. */
  hears(topic: string): Promise<LiveEvent>;
  /** Resolves when the stream ends: true if the server ended it, false if the connection broke. */
  ended: Promise<boolean>;
  close(): void;
}

const eventsIn = (text: string): LiveEvent[] =>
  [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data as string) as LiveEvent);

/** Opens a stream of events like a page; resolves when the answer has begun. */
export function followEvents(origin: string, cookie: string, missedMs = 0): Promise<Followed> {
  return new Promise((resolve, reject) => {
    const url = `${origin}/v1/events?missedMs=${missedMs}`;
    const request = get(url, { agent: false, headers: { cookie } }, (response) => {
      const heard: LiveEvent[] = [];
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const end = text.lastIndexOf('\n\n') + 2;
        heard.push(...eventsIn(text.slice(0, end)));
        text = text.slice(end);
      });
      const ended = new Promise<boolean>((done) => response.once('close', () => done(response.complete)));
      resolve({
        status: response.statusCode ?? 0,
        heard,
        hears: (topic) => until(async () => heard.find(({ topics }) => topics.includes(topic))),
        ended,
        close: () => request.destroy(),
      });
    });
    request.once('error', reject);
  });
}
