import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageStore, type StoredPage } from './page-store.ts';

function page(text: string, tags: string[]): StoredPage {
  const body = Buffer.from(text);
  return {
    address: { key: text, url: '/', locale: 'es' },
    status: 200,
    headers: {},
    etag: text,
    tags,
    bodies: { br: body, gzip: body, identity: body },
  };
}

describe('the page store', () => {
  it('[B11] gives back what was put', () => {
    const store = createPageStore();
    store.put('es /', page('home', ['projects']), store.begin());
    expect(store.get('es /')?.etag).toBe('home');
    expect(store.get('en /')).toBeUndefined();
  });

  it('[B11] forgets what shows what changed, and nothing else', () => {
    const store = createPageStore();
    store.put('list', page('list', ['projects']), store.begin());
    store.put('one', page('one', ['project:1']), store.begin());
    expect(store.change(['project:1']).map(({ etag }) => etag)).toEqual(['one']);
    expect(store.get('one')).toBeUndefined();
    expect(store.get('list')).toBeDefined();
    store.change(['*']);
    expect(store.size).toBe(0);
  });

  it('[B11] does not keep a page whose rendering began before the change', () => {
    const store = createPageStore();
    const begun = store.begin();
    store.change(['project:1']);
    store.put('one', page('old', ['project:1']), begun);
    expect(store.get('one')).toBeUndefined();
    store.put('two', page('unconcerned', ['project:2']), begun);
    expect(store.get('two')).toBeDefined();
    expect(store.isCurrent(begun)).toBe(false);
  });

  it('[B11] makes room by letting go of what was used longest ago', () => {
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

  it('[B11] never gives back what is older than the last change, whatever the order of things', () => {
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
        const seen = (shows: string[]) => JSON.stringify(shows.map((one) => [one, version[one]]));
        const running: { key: string; shows: string[]; text: string; begun: { at: number } }[] = [];
        for (const one of steps) {
          if (one.act === 'change') {
            version[one.tag] = (version[one.tag] ?? 0) + 1;
            store.change([one.tag]);
          } else if (one.act === 'begin') {
            running.push({ key: one.key, shows: one.shows, text: seen(one.shows), begun: store.begin() });
          } else {
            const [done] = running.splice(one.nth % Math.max(1, running.length), 1);
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
