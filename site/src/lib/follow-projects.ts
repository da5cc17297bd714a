import { showDaysLeft } from '../features/projects/show-days-left.ts';
import { pageNow, takeParts } from './fresh-parts.ts';
import { onLiveEvent } from './live.ts';

async function refresh(): Promise<void> {
  const now = await pageNow(location.pathname + location.search);
  if (!now) return;
  takeParts(now, { leavesFocus: true });
  showDaysLeft();
}

/** Updates the figures of the shown project or projects when they change. */
export function followProjects(): void {
  const shown = document.querySelector<HTMLElement>('[data-shows-projects]');
  if (shown) onLiveEvent('projects', refresh, shown.dataset.showsProjects || undefined);
}
