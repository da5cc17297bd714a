import type { Project } from '@semilla/contract';
import { pageLocale } from '../../lib/page-locale.ts';
import { sheetAddress } from '../../lib/sheet-address.ts';
import { useSay } from '../../ui/words-context.tsx';

/** Opens the key investment information sheet in a new tab, and says how to request it in another language. */
export function SheetLink({ project, isNewer }: { project: Project; isNewer: boolean }) {
  const say = useSay();
  const address = sheetAddress(project, pageLocale());
  if (!address) return null;
  return (
    <>
      <p className={isNewer ? 'notice warning' : 'small'} role={isNewer ? 'alert' : undefined}>
        {isNewer && <>{say('project.sheet.site.newer', { version: project.sheetVersion ?? 0 })} </>}
        <a href={address} target="_blank" rel="noopener">
          {say('project.sheet.site.read')}
        </a>
      </p>
      <p className="small muted">
        {say('project.sheet.site.translation')}{' '}
        <a href="/user/support/new" target="_blank" rel="noopener">
          {say('project.sheet.site.askForTranslation')}
        </a>
      </p>
    </>
  );
}
