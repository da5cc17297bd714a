import type { Calendar } from '../calendar.ts';
import type { DemoProject } from '../projects/project.ts';
import { projectId } from '../projects/write.ts';
import { publicationsOf } from '../sheets/published.ts';
import type { DemoEvent } from './run-events.ts';
import { reflectionEndOf } from './teller.ts';

/** Events of corrected sheets: later orders use the new version, and earlier ones may be cancelled again. */
export function sheetEvents(project: DemoProject, calendar: Calendar): DemoEvent[] {
  const id = projectId(project, calendar);
  return publicationsOf(project, calendar)
    .slice(1)
    .map((at, index) => ({
      at,
      happen({ world }) {
        const open = world.projects.get(id);
        if (!open) return;
        world.projects.set(id, { ...open, project: { ...open.project, sheetVersion: index + 2 } });
        const until = reflectionEndOf(at);
        for (const order of world.orders.values()) {
          if (order.projectId !== id || order.status !== 'pending') continue;
          if (!order.freeUntil || order.freeUntil < until)
            world.orders.set(order.orderId, { ...order, freeUntil: until });
        }
      },
    }));
}
