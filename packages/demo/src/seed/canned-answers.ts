import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { cannedAnswers } from '@semilla/server/schema/canned-answers.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';

const demoCannedAnswers = [
  {
    title: 'El ingreso aún no ha llegado',
    text: 'Hola, {{customer}}:\n\nTodavía no hemos recibido tu transferencia. Entre bancos españoles tarda uno o dos días laborables. Si ya han pasado, respóndenos aquí con el justificante y la buscamos.\n\nUn saludo,\n{{staff}}',
    textEn:
      'Hello {{customer}},\n\nWe have not received your transfer yet. Between Spanish banks it takes one or two working days. If these have passed, please answer here with the proof of the transfer and we will look for it.\n\nKind regards,\n{{staff}}',
  },
  {
    title: 'Falta el certificado de la cuenta',
    text: 'Hola, {{customer}}:\n\nPara validar tu cuenta bancaria necesitamos un certificado en el que aparezcas como titular. Súbelo en tu perfil, en cuentas bancarias, y la revisaremos ese mismo día.\n\nUn saludo,\n{{staff}}',
    textEn:
      'Hello {{customer}},\n\nTo validate your bank account we need a certificate that names you as its holder. Upload it in your profile, under bank accounts, and we will check it the same day.\n\nKind regards,\n{{staff}}',
  },
  {
    title: 'Lo estamos mirando',
    text: 'Hola, {{customer}}:\n\nHemos recibido tu consulta «{{ticket}}» y la estamos mirando. Te escribiremos aquí en cuanto sepamos más.\n\nUn saludo,\n{{staff}}',
    textEn:
      'Hello {{customer}},\n\nWe have received your question “{{ticket}}” and are looking into it. We will write here as soon as we know more.\n\nKind regards,\n{{staff}}',
  },
];

export function cannedAnswerRows(calendar: Calendar) {
  const createdAt = calendar.ago(120, 10, 15);
  return demoCannedAnswers.map((answer) => ({
    cannedAnswerId: demoId(`canned answer ${answer.title}`, createdAt),
    ...answer,
    createdAt,
  }));
}

export async function seedCannedAnswers(tx: Db, calendar: Calendar): Promise<void> {
  await insertRows(tx, cannedAnswers, cannedAnswerRows(calendar));
}
