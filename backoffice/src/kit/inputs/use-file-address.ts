import { useEffect, useState } from 'react';

/** A local address (`blob:`) for a file that has not been uploaded yet. */
export function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    queueMicrotask(() => setAddress(objectUrl));
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return address;
}
