import { useEffect, useState } from 'react';

export interface ImageSize {
  width: number;
  height: number;
}

interface Measured {
  file: File;
  address: string;
  size: ImageSize;
}

/** The address and size of a chosen picture; undefined until it has loaded. */
export function useMeasured(file: File | undefined): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const picture = new Image();
    picture.addEventListener('load', () => {
      const size = { width: picture.naturalWidth, height: picture.naturalHeight };
      setMeasured({ file, address, size });
    });
    picture.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return measured?.file === file ? measured : undefined;
}
