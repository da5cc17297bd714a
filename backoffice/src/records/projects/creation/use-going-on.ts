import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useGoOn } from './creation-step.ts';

/**
 * Goes on to the next step after a save. `onGoOn` is undefined outside the steps of creating a project. While `isLeaving`,
 * the form must not be shown: its values would count as not saved.
 */
export function useGoingOn() {
  const goOn = useGoOn();
  const refresh = useRefresh();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving) goOn?.();
  }, [isLeaving, goOn]);
  const leave = () => {
    refresh();
    setLeaving(true);
  };
  return { isLeaving, onGoOn: goOn && leave };
}
