import { useEffect, useState } from 'react';

/** Counts seconds down to zero after `start`. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return [seconds, setSeconds];
}
