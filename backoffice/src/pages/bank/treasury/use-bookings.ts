import { sendOnce } from '@semilla/client';
import { type BookingResult, v1, type WaitingMovement } from '@semilla/contract';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call } from '../../../api/session.ts';
import { messageOf } from '../../../kit/acts/message-of.ts';

export interface RefusedBooking {
  movement: WaitingMovement;
  code: NonNullable<BookingResult['code']>;
}

const bookingOf = ({ bankEntryId, suggestion }: WaitingMovement) =>
  suggestion
    ? [
        {
          bankEntryId,
          userId: suggestion.userId,
          ...(suggestion.transactionId && { transactionId: suggestion.transactionId }),
        },
      ]
    : [];

/** Books one or several movements as suggested, and reports the outcome of each. */
export function useBookings() {
  const notify = useNotify();
  const refresh = useRefresh();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState<RefusedBooking[]>([]);

  const read = (movements: readonly WaitingMovement[], data: readonly BookingResult[]) => {
    const count = (outcome: BookingResult['outcome']) => data.filter((row) => row.outcome === outcome).length;
    const [booked, proposed] = [count('booked'), count('proposed')];
    if (booked) notify('payment.treasury.booked', { type: 'success', messageArgs: { smart_count: booked } });
    if (proposed)
      notify('payment.treasury.proposed', { type: 'info', messageArgs: { smart_count: proposed } });
    const codes = new Map(data.map(({ bankEntryId, code }) => [bankEntryId, code]));
    setRefused(
      movements.flatMap((movement) => {
        const code = codes.get(movement.bankEntryId);
        return code ? [{ movement, code }] : [];
      }),
    );
  };

  /** Resolves with whether the API answered. */
  const book = async (movements: readonly WaitingMovement[], why?: string): Promise<boolean> => {
    const bookings = movements.flatMap(bookingOf);
    if (isRunning.current || !bookings.length) return false;
    isRunning.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const { data } = await sendOnce(call, v1.bankEntries.bookMany, { body: { bookings, why } });
      read(movements, data);
      return true;
    } catch (error) {
      setRefusal(messageOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setSending(false);
      refresh();
    }
  };
  return { book, isSending, refusal, refused, forget: () => setRefused([]) };
}
