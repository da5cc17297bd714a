import { useRef, useState } from 'react';

/** The way of a file to the API: how much of it has gone out, and how to stop it. */
export function useUpload() {
  const [percent, setPercent] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const watch = () => {
    controller.current = new AbortController();
    setPercent(0);
    return { onProgress: setPercent, signal: controller.current.signal };
  };
  return { percent, watch, stop: () => controller.current?.abort(), done: () => setPercent(undefined) };
}
