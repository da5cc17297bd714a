import { useRef, useState } from 'react';

/** The upload of a file: its progress, and a way to cancel it. */
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
