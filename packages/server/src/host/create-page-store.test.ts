import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageStore, type StoredPage } from './create-page-store.ts';

function page(text: string, tags: string[]): StoredPage {
  const body = Buffer.from(text);
  return {
    address: { key: text, url: '/', locale: 'es' },
    status: 200,
    headers: {},
    renderedAt: new Date(0),
    etag: text,
    tags,
    bodies: { br: body, gzip: body, identity: body },
  };
}

describe('the page store', () => {
  it('[B11] returns a stored page', () => {
    const store = createPageStore();
    store.put('es /', page('home', ['projects']), store.begin());
    expect(store.get('es /')?.etag).toBe('home');
    expect(store.get('en /')).toBeUndefined();
  });

  it('[B11] deletes the pages that show changed data, and no others', () => {
    const store = createPageStore();
    store.put('list', page('list', ['projects']), store.begin());
    store.put('one', page('one', ['project:1']), store.begin());
    expect(store.change(['project:1']).map(({ etag }) => etag)).toEqual(['one']);
    expect(store.get('one')).toBeUndefined();
    expect(store.get('list')).toBeDefined();
    store.change(['*']);
    expect(store.size).toBe(0);
  });

  it('[B11] does not store a page whose rendering began before the change', () => {
    const store = createPageStore();
    const begun = store.begin();
    store.change(['project:1']);
    store.put('one', page('old', ['project:1']), begun);
    expect(store.get('one')).toBeUndefined();
    store.put('two', page('unconcerned', ['project:2']), begun);
    expect(store.get('two')).toBeDefined();
    expect(store.isCurrent(begun)).toBe(false);
  });

  it('[B11] deletes the least recently used page when it is full', () => {
    const store = createPageStore();
    const large = 'x'.repeat(11 * 1024 * 1024);
    store.put('a', page(`${large}a`, ['t']), store.begin());
    store.put('b', page(`${large}b`, ['t']), store.begin());
    store.get('a');
    store.put('c', page(`${large}c`, ['t']), store.begin());
    expect(store.get('b')).toBeUndefined();
    expect(store.get('a')).toBeDefined();
    expect(store.get('c')).toBeDefined();
  });

  it('[B11] never returns a page older than the last change, in any order of events', () => {
    const tags = ['x', 'y', 'z'];
    const tag = fc.constantFrom(...tags);
    const step = fc.oneof(
      fc.record({ act: fc.constant('change' as const), tag }),
      fc.record({
        act: fc.constant('begin' as const),
        key: tag,
        shows: fc.uniqueArray(tag, { minLength: 1 }),
      }),
      fc.record({ act: fc.constant('finish' as const), nth: fc.nat(4) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const store = createPageStore();
        const version: Record<string, number> = { x: 0, y: 0, z: 0 };
        const seen = (shows: string[]) => JSON.stringify(shows.map((shown) => [shown, version[shown]]));
        const running: { key: string; shows: string[]; text: string; begun: { at: number } }[] = [];
        for (const event of steps) {
          if (event.act === 'change') {
            version[event.tag] = (version[event.tag] ?? 0) + 1;
            store.change([event.tag]);
          } else if (event.act === 'begin') {
            running.push({
              key: event.key,
              shows: event.shows,
              text: seen(event.shows),
              begun: store.begin(),
            });
          } else {
            const [done] = running.splice(event.nth % Math.max(1, running.length), 1);
            if (done) store.put(done.key, page(done.text, done.shows), done.begun);
          }
          for (const key of tags) {
            const kept = store.get(key);
            if (kept) expect(kept.etag).toBe(seen([...kept.tags]));
          }
        }
      }),
    );
  });
});
