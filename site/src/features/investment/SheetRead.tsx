import { pageLocale } from '../../lib/page-locale.ts';
import { sheetAddress } from '../../lib/sheet-address.ts';
import { useSay } from '../../ui/words-context.tsx';

/**
 * The sheet version that the investor accepted. It stays available when the project is hidden. Version 0
 * means that the offer is older than the sheets.
 */
export function SheetRead({ projectId, version }: { projectId: string; version: number | null }) {
  const say = useSay();
  const address = sheetAddress({ projectId, sheetVersion: version }, pageLocale());
  if (!address) return null;
  return (
    <p className="small">
      <a href={address} target="_blank" rel="noopener">
        {say('project.invest.sheetRead', { version: version ?? 0 })}
      </a>
    </p>
  );
}
