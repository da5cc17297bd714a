import { plainText } from '../../kit/text/plain-text.ts';

export type Verb =
  | 'approve'
  | 'reject'
  | 'decide'
  | 'create'
  | 'edit'
  | 'publish'
  | 'send'
  | 'duplicate'
  | 'answer'
  | 'finish'
  | 'reopen'
  | 'see'
  | 'assign'
  | 'import'
  | 'export'
  | 'audit';

/** Each act in both languages, because staff type the words that they are used to. */
export const verbWords: Record<Verb, string> = {
  approve: 'aprobar aprueba validar valida aceptar acepta verificar approve validate accept verify',
  reject: 'rechazar rechaza denegar declinar reject decline deny refuse',
  decide: 'decidir decide revisar identificar review identify',
  create: 'nuevo nueva crear crea añadir alta new create add',
  edit: 'editar edita modificar cambiar corregir edit change',
  publish: 'publicar publica lanzar publish launch',
  send: 'enviar envia send submit',
  duplicate: 'duplicar duplica copiar duplicate copy',
  answer: 'responder responde contestar answer reply',
  finish: 'finalizar finaliza terminar cerrar finish close',
  reopen: 'reabrir reabre reopen',
  see: 'ver mirar consultar see view look',
  assign: 'asignar asigna assign',
  import: 'importar importa import',
  export: 'exportar exporta descargar export download csv excel',
  audit: 'auditoria auditar historial registro audit history trail',
};

export type Noun =
  | 'movements'
  | 'verifications'
  | 'bankAccounts'
  | 'bankEntries'
  | 'proposals'
  | 'projects'
  | 'customers'
  | 'tickets'
  | 'wallets'
  | 'investments';

const nounWords: Record<Noun, string> = {
  movements:
    'movimiento movimientos ingreso ingresos retirada retiradas deposit deposits withdrawal withdrawals transaction transactions',
  verifications: 'identidad identidades verificacion verificaciones identity identities verification',
  bankAccounts: 'cuenta cuentas iban account accounts',
  bankEntries: 'transferencia transferencias transfer transfers',
  proposals: 'propuesta propuestas proposal proposals',
  projects: 'proyecto proyectos project projects',
  customers: 'cliente clientes gestor customer customers manager',
  tickets: 'incidencia incidencias ticket tickets',
  wallets: 'monedero monederos wallet wallets',
  investments: 'inversion inversiones investment investments',
};

// Words that people write between the act and what it is about.
const particles = new Set(
  'a al el la los las un una de del para por con the an of for to from at revision bancaria bancarias bank'.split(
    ' ',
  ),
);
// A shorter beginning of a word does not say which act is meant.
const beginningMin = 3;

function readWords<Name extends string>(words: Record<Name, string>): [word: string, name: Name][] {
  const entries = Object.entries<string>(words) as [Name, string][];
  return entries
    .flatMap(([name, all]) => all.split(' ').map((word) => [plainText(word), name] as const))
    .map(([word, name]) => [word, name]);
}

const verbs = readWords(verbWords);
const nouns = new Map(readWords(nounWords));

function verbOf(written: string): Verb | undefined {
  const exact = verbs.find(([word]) => word === written);
  if (exact || written.length < beginningMin) return exact?.[1];
  return verbs.find(([word]) => word.startsWith(written))?.[1];
}

/** What a text asks for: `aprobar el ingreso de Lucía` is to approve a movement of `Lucía`. */
export interface Wish {
  verb?: Verb | undefined;
  noun?: Noun | undefined;
  /** The rest of the text, which names the record. The whole text if it begins with no act. */
  about: string;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const isParticle = (word: string | undefined) => word !== undefined && particles.has(plainText(word));

export function readWish(text: string): Wish {
  const [first = '', ...others] = wordsOf(text);
  const verb = verbOf(plainText(first));
  if (!verb) return { about: text };
  const skip = () => {
    while (isParticle(others[0])) others.shift();
  };
  skip();
  const noun = nouns.get(plainText(others[0] ?? ''));
  if (noun) others.shift();
  skip();
  return { verb, noun, about: others.join(' ') };
}

/** Whether each typed word begins a word of the text. Particles may be left out or added. */
export function matchesWords(typed: string, text: string): boolean {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = wordsOf(plainText(typed)).filter((word) => !particles.has(word));
  return wanted.length > 0 && wanted.every((word) => words.some((known) => known.startsWith(word)));
}
