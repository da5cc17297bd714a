import { id, type WorkQueue } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { mayDo } from '../../providers/access.ts';
import { useAsker } from '../../providers/use-may.ts';
import { queues, workPath } from '../queue/queues.ts';
import { plainText } from './plain-text.ts';
import type { Find } from './recent-finds.ts';

/** Whether the signed-in user may do an act on a resource of the backoffice. */
function useMayOpen(): (name: string, act: string) => boolean {
  const asker = useAsker();
  const definitions = useResourceDefinitions();
  return (name, act) => asker !== undefined && definitions[name] !== undefined && mayDo(asker, name, act);
}

/** Create pages that the search offers: the page's title, by resource. */
const acts: Record<string, MessageKey> = {
  project: 'project.backoffice.create.title',
  customer: 'account.backoffice.create.title',
  wallet: 'wallet.backoffice.add',
  ticket: 'support.backoffice.create',
  marketing: 'promotion.backoffice.create',
  'config/document-types': 'misc.backoffice.documentTypes.create',
  'config/project-types': 'project.backoffice.types.create',
  'config/template-description-project': 'project.backoffice.templates.create',
};

const queueNames = Object.keys(queues) as WorkQueue[];

/** Create pages and queues whose name contains the typed text, for users with permission. */
export function useActFinds(text: string): Find[] {
  const may = useMayOpen();
  const translate = useTranslate();
  if (!text) return [];
  const creating = Object.entries(acts)
    .filter(([name]) => may(name, 'create'))
    .map(([name, label]): Find => ({ kind: 'acts', label: translate(label), to: `/${name}/new` }));
  const working = queueNames
    .filter((queue) => may(queues[queue].resource, queues[queue].act))
    .map((queue): Find => {
      return { kind: 'acts', label: translate(`overview.work.queues.${queue}`), to: workPath(queue) };
    });
  return [...creating, ...working].filter(({ label }) => plainText(label).includes(plainText(text)));
}

/** The audit trail of the record with the typed id. */
export function useTrailFinds(text: string): Find[] {
  const may = useMayOpen();
  const translate = useTranslate();
  if (!id.safeParse(text).success || !may('audit', 'list')) return [];
  const filter = encodeURIComponent(JSON.stringify({ subjectId: text.toLowerCase() }));
  return [{ kind: 'trail', label: translate('overview.search.trail'), to: `/audit/?filter=${filter}` }];
}
