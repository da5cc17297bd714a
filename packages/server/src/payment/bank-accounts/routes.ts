import {
  type BankAccount,
  bankAccountCertificateUrl,
  createBankAccount,
  deleteBankAccount,
  editBankAccount,
  exportBankAccounts,
  listBankAccounts,
  readBankAccount,
  viewBankAccountCertificate,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { registerErasure } from '../../account/erasure.ts';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import { sendDocument } from '../../misc/documents/send-document.ts';
import { privateToCaller } from '../../misc/documents/send-file.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { type Reader, seesWholeNumber, sightOfCertificate, visibleTo } from './access.ts';
import { addBankAccount } from './add-bank-account.ts';
import { dropAccountsOf, dropBankAccount } from './delete-bank-account.ts';
import { reviseBankAccount } from './edit-bank-account.ts';
import { findAccount, findAccountRows, findAccounts } from './repository.ts';

const sightOf = (reader: Reader) => ({ visible: visibleTo(reader), isWhole: seesWholeNumber(reader) });

async function found(db: Db, reader: Reader, bankAccountId: string) {
  const account = await findAccount(db, sightOf(reader), bankAccountId);
  if (!account) throw new NotFound();
  return account;
}

async function answerOf(db: Db, reader: Reader, bankAccountId: string): Promise<BankAccount> {
  return (await found(db, reader, bankAccountId)).answer;
}

function registerReading(app: FastifyInstance): void {
  route(app, listBankAccounts, (call) => findAccounts(call.db, sightOf(call), call.query));

  exportRoute(app, exportBankAccounts, {
    fileName: 'bank-accounts',
    find: (call, db, page) => findAccountRows(db, sightOf(call), { ...call.query, ...page }),
  });

  route(app, readBankAccount, (call) => answerOf(call.db, call, call.params.bankAccountId));

  route(app, viewBankAccountCertificate, async (call) => {
    const { stored } = await found(call.db, call, call.params.bankAccountId);
    await sendDocument(call.services, call.reply, stored, privateToCaller);
  });

  route(app, bankAccountCertificateUrl, async (call) => {
    const { stored } = await found(call.db, call, call.params.bankAccountId);
    return temporaryAddress(call.services, stored);
  });
}

export async function registerBankAccounts(app: FastifyInstance): Promise<void> {
  registerViewRule('bank-account-certificate', sightOfCertificate);
  registerErasure('bank-accounts', { erase: dropAccountsOf });
  registerReading(app);

  route(app, createBankAccount, (call) =>
    call.change(async (one) => {
      const bankAccountId = await addBankAccount(one, call.services, call, call.body);
      return answerOf(one.tx, call, bankAccountId);
    }),
  );

  route(app, editBankAccount, (call) =>
    call.change(async (one) => {
      const { bankAccountId } = call.params;
      await reviseBankAccount(one, call.services, call, bankAccountId, call.body);
      return answerOf(one.tx, call, bankAccountId);
    }),
  );

  route(app, deleteBankAccount, (call) =>
    call.change((one) => dropBankAccount(one, call.services, call, call.params.bankAccountId)),
  );
}
