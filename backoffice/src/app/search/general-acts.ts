import type { WorkQueue } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import { queues, workPath } from '../../kit/queue/queues.ts';
import type { OpenSection } from '../menu/use-sections.ts';
import { type Verb, verbWords } from './act-words.ts';
import type { Find } from './recent-finds.ts';

export interface Named {
  find: Find;
  /** Other words for the act, in both languages. */
  words: string;
}

const act = (label: string, to: string, words: string, more?: Partial<Find>): Named => ({
  find: { kind: 'acts', label, to, ...more },
  words,
});

/** Create pages that the search offers: the page's title, by resource. */
const creations: Record<string, MessageKey> = {
  project: 'project.backoffice.create.title',
  owners: 'project.backoffice.owners.create',
  customer: 'account.backoffice.create.title',
  wallet: 'wallet.backoffice.add',
  ticket: 'support.backoffice.create',
  marketing: 'promotion.backoffice.create',
  'config/document-types': 'misc.backoffice.documentTypes.create',
  'config/project-types': 'project.backoffice.types.create',
  'config/template-description-project': 'project.backoffice.templates.create',
  'config/canned-answers': 'support.backoffice.canned.create',
};

/** The records that are imported from files. */
const imported = ['project', 'customer'];

/** The lists with acts on several rows, and the act that shows who may do them. */
const lists: Record<string, string> = { customer: 'govern', project: 'assignManager', ticket: 'edit' };

/** Other words for the resources, in both languages. */
const nouns: Record<string, string> = {
  project: 'proyectos project projects',
  customer: 'clientes customer customers',
  owners: 'promotor agente promoter owner',
  wallet: 'movimiento ingreso retirada transaction deposit withdrawal',
  ticket: 'incidencias ticket tickets',
  marketing: 'promocion promotion',
  'config/document-types': 'document type',
  'config/project-types': 'project type',
  'config/template-description-project': 'template',
  'config/canned-answers': 'respuesta preparada canned answer',
};

const bulkWords = 'bloque masiva varios bulk several';
const viewOfQueue = 'modo trabajo work mode queue cola';
const queueVerbs: Record<WorkQueue, readonly Verb[]> = {
  transactions: ['decide', 'approve', 'reject'],
  verifications: ['decide', 'approve', 'reject'],
  'bank-accounts': ['decide', 'approve', 'reject'],
  tickets: ['answer'],
  approvals: ['decide', 'approve', 'reject'],
  'bank-entries': ['decide'],
};
const queueNouns: Record<WorkQueue, string> = {
  transactions: 'movimientos ingresos retiradas transactions deposits withdrawals',
  verifications: 'identidades verificaciones identities verifications',
  'bank-accounts': 'cuentas bank accounts',
  tickets: 'incidencias tickets',
  approvals: 'propuestas proposals',
  'bank-entries': 'transferencias banco transfers bank',
};
const queueNames = Object.keys(queues) as WorkQueue[];

interface Searcher {
  may: (name: string, act: string) => boolean;
  translate: (key: string, values?: object) => string;
  sections: readonly OpenSection[];
}

/** All acts that belong to no record, for this user. */
export function generalActs({ may, translate, sections }: Searcher): Named[] {
  const labelOf = (name: string) => sections.find((section) => section.name === name)?.label ?? name;
  return [
    ...Object.entries(creations)
      .filter(([name]) => may(name, 'create'))
      .map(([name, label]) =>
        act(translate(label), `/${name}/new`, `${verbWords.create} ${nouns[name] ?? ''}`),
      ),
    ...queueNames
      .filter((queue) => may(queues[queue].resource, queues[queue].act))
      .map((queue) => {
        const words = [...queueVerbs[queue].map((verb) => verbWords[verb]), queueNouns[queue], viewOfQueue];
        return act(translate(`overview.work.queues.${queue}`), workPath(queue), words.join(' '));
      }),
    ...imported
      .filter((name) => may(name, 'create'))
      .map((name) => {
        const label = translate('overview.search.do.import', { what: labelOf(name) });
        return act(label, `/${name}/import`, `${verbWords.import} ${nouns[name]}`);
      }),
    ...Object.entries(lists)
      .filter(([name, permission]) => may(name, permission))
      .map(([name]) => {
        const label = translate('overview.search.do.bulk', { what: labelOf(name) });
        return act(label, `/${name}/`, `${bulkWords} ${nouns[name]}`);
      }),
    ...sections
      .filter(({ name }) => may(name, 'export'))
      .map(({ name, label, to }) => {
        const words = `${verbWords.export} ${nouns[name] ?? ''}`;
        return act(translate('overview.search.do.export', { what: label }), to, words, { act: 'export' });
      }),
  ];
}
