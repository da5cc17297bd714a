import { describe, expect, it } from 'vitest';
import {
  canChangeTicketState,
  isTicketOver,
  mayWriteToTicket,
  type TicketSide,
  type TicketStateId,
  ticketReopenDays,
  ticketStateByMessage,
  ticketStateIds,
} from './ticket-state-rules.ts';

// Rows are the current state, columns the new one: S marks a change staff may make, C one the customer may make.
const table = `
                 Open InProcess PendingCustomer PendingManager Closed Dismissed
Open              .      S            S              S           SC       S
InProcess         .      .            S              S           SC       S
PendingCustomer   .      S            .              S           SC       S
PendingManager    .      S            S              .           SC       S
Closed            S      .            .              .           .        .
Dismissed         S      .            .              .           .        .`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/)) as TicketStateId[][];
const cells = rows.flatMap(([from, ...marks]) =>
  marks.map((mark, column) => ({ from, to: head[column], mark: String(mark) })),
) as { from: TicketStateId; to: TicketStateId; mark: string }[];

describe('a change of state', () => {
  it.each(cells)('[S6] from $from to $to is for $mark', ({ from, to, mark }) => {
    expect(canChangeTicketState('staff', from, to)).toBe(mark.includes('S'));
    expect(canChangeTicketState('customer', from, to)).toBe(mark.includes('C'));
  });

  it('[S6] covers every state', () => {
    expect(cells).toHaveLength(ticketStateIds.length ** 2);
    expect(ticketStateIds.filter(isTicketOver)).toEqual(['Closed', 'Dismissed']);
  });
});

describe('a message', () => {
  const byItself: [TicketSide, TicketStateId, TicketStateId][] = [
    ['customer', 'Open', 'Open'],
    ['customer', 'InProcess', 'InProcess'],
    ['customer', 'PendingCustomer', 'PendingManager'],
    ['customer', 'PendingManager', 'PendingManager'],
    ['customer', 'Closed', 'Open'],
    ['staff', 'Open', 'PendingCustomer'],
    ['staff', 'InProcess', 'InProcess'],
    ['staff', 'PendingCustomer', 'PendingCustomer'],
    ['staff', 'PendingManager', 'PendingCustomer'],
    ['staff', 'Closed', 'Closed'],
    ['staff', 'Dismissed', 'Dismissed'],
  ];
  it.each(byItself)('[S6] from the %s moves the ticket from %s to %s', (side, from, to) => {
    expect(ticketStateByMessage(side, from)).toBe(to);
  });

  const asked: [TicketSide, TicketStateId, TicketStateId, TicketStateId | undefined][] = [
    ['staff', 'Open', 'Open', 'Open'],
    ['staff', 'Open', 'InProcess', 'InProcess'],
    ['staff', 'InProcess', 'Closed', 'Closed'],
    ['staff', 'Closed', 'Open', 'Open'],
    ['staff', 'Closed', 'InProcess', undefined],
    ['customer', 'PendingCustomer', 'Closed', 'Closed'],
    ['customer', 'PendingCustomer', 'PendingCustomer', undefined],
    ['customer', 'Open', 'Dismissed', undefined],
    ['customer', 'Closed', 'Open', 'Open'],
    ['customer', 'Closed', 'Closed', undefined],
  ];
  it.each(asked)('[S6] from the %s in %s that requests %s leads to %s', (side, from, to, expected) => {
    expect(ticketStateByMessage(side, from, to)).toBe(expected);
  });

  it('[S6] from the customer reopens a recently closed ticket, but not a dismissed one', () => {
    const stateSince = new Date('2026-03-14T09:30:00Z');
    const later = (days: number) => new Date(stateSince.getTime() + days * 86_400_000);
    const inState = (stateId: TicketStateId) => ({ stateId, stateSince });
    expect(mayWriteToTicket('customer', inState('Closed'), later(ticketReopenDays))).toBe(true);
    expect(mayWriteToTicket('customer', inState('Closed'), later(ticketReopenDays + 0.01))).toBe(false);
    expect(mayWriteToTicket('customer', inState('Dismissed'), later(0))).toBe(false);
    expect(mayWriteToTicket('customer', inState('PendingCustomer'), later(900))).toBe(true);
    expect(mayWriteToTicket('staff', inState('Dismissed'), later(900))).toBe(true);
  });
});
