import type { Project } from '@semilla/contract';
import { useEffect, useRef, useState } from 'react';

/** Whether the sheet has changed since the first render. Calls `onChange` for each new version. */
export function useSheetChange(
  { sheetVersion }: Pick<Project, 'sheetVersion'>,
  onChange: () => void,
): boolean {
  const [first] = useState(sheetVersion);
  const shown = useRef(sheetVersion);
  useEffect(() => {
    if (shown.current === sheetVersion) return;
    shown.current = sheetVersion;
    onChange();
  });
  return sheetVersion !== first;
}
