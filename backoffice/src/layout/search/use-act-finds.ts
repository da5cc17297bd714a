import type { MessageKey } from '@semilla/i18n';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { mayDo } from '../../providers/access.ts';
import { useAsker } from '../menu/use-sections.ts';
import { plainText } from './plain-text.ts';
import type { Find } from './recent-finds.ts';

/** Create pages that the search offers: the page's title, by resource. */
const acts: Record<string, MessageKey> = {
  project: 'project.backoffice.create.title',
  customer: 'account.backoffice.create.title',
  wallet: 'wallet.backoffice.add',
  ticket: 'support.backoffice.create',
  promotion: 'promotion.backoffice.create',
  'config/document-types': 'misc.backoffice.documentTypes.create',
  'config/project-types': 'project.backoffice.types.create',
  'config/template-description-project': 'project.backoffice.templates.create',
};

/** The create pages whose title contains the typed text, for users with permission. */
export function useActFinds(text: string): Find[] {
  const asker = useAsker();
  const definitions = useResourceDefinitions();
  const translate = useTranslate();
  if (!asker || !text) return [];
  return Object.entries(acts)
    .filter(([name]) => definitions[name] && mayDo(asker, name, 'create'))
    .map(([name, label]): Find => ({ kind: 'acts', label: translate(label), to: `/${name}/new` }))
    .filter(({ label }) => plainText(label).includes(plainText(text)));
}
