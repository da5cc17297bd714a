// @vitest-environment jsdom
// Goal: a message is marked as read when it is opened, and the list follows without closing what is being read.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followInbox } from './follow-inbox.ts';
import { $unreadMessages } from './unread-messages-store.ts';

const message = (id: string, isUnread = true) => `
  <details id="message-${id}" data-id="${id}"><summary>${id}${isUnread ? '<span class="message-new">Sin leer</span>' : ''}</summary>
  ${isUnread ? `<form method="post" action="/v1/account/inbox-messages/${id}/read"></form>` : ''}</details>`;
const page = (...messages: string[]) => `<div id="messages" data-fresh="messages">${messages.join('')}</div>`;

const posted: string[] = [];
let status: number;
let now: string;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
  $unreadMessages.set(2);
  status = 204;
  now = page(message('a'), message('b'));
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (address.endsWith('/unread')) return Response.json({ unread: 1 });
    if (method !== 'POST') return { ok: true, text: async () => now };
    posted.push(address);
    return new Response(null, { status });
  });
  document.body.innerHTML = now;
  stop = followInbox(document.getElementById('messages') as HTMLElement);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const found = (id: string) => document.getElementById(`message-${id}`) as HTMLDetailsElement;

async function open(id: string): Promise<void> {
  found(id).open = true;
  // The browser tells of it in a task of its own.
  await vi.advanceTimersByTimeAsync(10);
}

it('marks a message as read when it is opened, once, and counts again', async () => {
  await open('a');
  found('a').open = false;
  await open('a');
  expect(posted).toEqual(['/v1/account/inbox-messages/a/read']);
  expect(found('a').querySelector('.message-new, form')).toBeNull();
  expect(found('b').querySelector('.message-new')).not.toBeNull();
  expect($unreadMessages.get()).toBe(1);
});

it('keeps the message unread, with its button, when it could not be marked', async () => {
  status = 500;
  await open('a');
  expect(found('a').querySelectorAll('.message-new, form')).toHaveLength(2);
});

it('shows a new message, and keeps open what is being read', async () => {
  await open('a');
  now = page(message('new'), message('a', false), message('b'));
  $unreadMessages.set(2);
  await vi.advanceTimersByTimeAsync(10);
  expect(found('new')).not.toBeNull();
  expect(found('a').open).toBe(true);
  expect(found('b').open).toBe(false);
});
