import { type BankAccount, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { assertFreshFactor } from '../../kit/http/assert-fresh-factor.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { sendDocument } from '../../misc/documents/send-document.ts';
import { privateToCaller } from '../../misc/documents/send-file.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { mayDecide, sightOf, sightOfCertificate } from './access.ts';
import { seenNumber } from './audit-note.ts';
import { createBankAccount } from './create-bank-account.ts';
import { deleteBankAccount } from './delete-bank-account.ts';
import { editBankAccount, lockAccount } from './edit-bank-account.ts';
import { findDecision } from './find-decision.ts';
import { lookAtValidation } from './look-at-validation.ts';
import { bankAccountList, findAccount } from './queries.ts';

async function found(db: Db, reader: Reader, bankAccountId: string) {
  const account = await findAccount(db, sightOf(reader), bankAccountId);
  if (!account) throw new NotFound();
  return account;
}

async function answerOf(db: Db, reader: Reader, bankAccountId: string): Promise<BankAccount> {
  return (await found(db, reader, bankAccountId)).answer;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.bankAccounts.find, (call) => bankAccountList.page(call.db, call.query, sightOf(call)));

  exportRoute(app, v1.bankAccounts.export, {
    fileName: 'bank-accounts',
    find: (call, db, page) => bankAccountList.rows(db, { ...call.query, ...page }, sightOf(call)),
  });

  route(app, v1.bankAccounts.findOne, (call) => answerOf(call.db, call, call.params.bankAccountId));

  route(app, v1.bankAccounts.findDecision, findDecision);

  route(app, v1.bankAccounts.findNumber, async (call) => {
    const { bankAccountId } = call.params;
    const { own } = await found(call.db, call, bankAccountId);
    const { account, userId } = own;
    if (userId !== call.caller.userId)
      await call.change(async ({ audit }) => audit(seenNumber({ bankAccountId, userId })));
    return { account };
  });

  route(app, v1.bankAccounts.viewCertificate, async (call) => {
    const { stored } = await found(call.db, call, call.params.bankAccountId);
    await sendDocument(call.services, call.reply, stored, privateToCaller);
  });

  route(app, v1.bankAccounts.findCertificateUrl, async (call) => {
    const { stored } = await found(call.db, call, call.params.bankAccountId);
    return temporaryAddress(call.services, stored);
  });
}

type Change = Call<typeof v1.bankAccounts.create> | Call<typeof v1.bankAccounts.edit>;

/**
 * Staff who decide on the state, or change the number or certificate, need a fresh factor. For a proposal, the person who
 * approves it needs the factor instead.
 */
function assertFreshDecision(call: Change, isRenewed = false): void {
  const { state, status } = call.body;
  const isGrave = isRenewed || (state ?? status) !== undefined;
  if (!isGrave || call.approval || !mayDecide(call)) return;
  assertFreshFactor(call.services, call.caller);
}

/** Staff who enter an account may not validate it alone. */
async function lookAtCreation(tx: Db, call: Call<typeof v1.bankAccounts.create>) {
  const { body, caller, services, now } = call;
  const { userId: ownerId, state, status, why } = body;
  if ((state ?? status) !== 'valid' || !ownerId || ownerId === caller.userId || !mayDecide(call))
    return undefined;
  const thresholdCents = services.config.fourEyesCents;
  const deciderId = caller.userId;
  return lookAtValidation(tx, {
    deciderId,
    ownerId,
    bankAccountId: undefined,
    account: body.account,
    isNew: true,
    thresholdCents,
    why: why ?? null,
    now,
  });
}

/**
 * Validating an account may need a second person. An edit of an account that is valid already needs one only
 * for a new number or certificate.
 */
async function lookAtEdit(tx: Db, call: Call<typeof v1.bankAccounts.edit>) {
  const { params, body, caller, services, now } = call;
  const { bankAccountId } = params;
  if ((body.state ?? body.status) !== 'valid' || !mayDecide(call)) return undefined;
  const { owner, account: before } = await lockAccount(tx, call, bankAccountId);
  const { userId: ownerId } = owner;
  const hasNewNumber = body.account !== undefined && body.account !== before.account;
  const isNew = hasNewNumber || body.document !== undefined;
  if (ownerId === caller.userId || (before.state === 'valid' && !isNew)) return undefined;
  const thresholdCents = services.config.fourEyesCents;
  const deciderId = caller.userId;
  const look = await lookAtValidation(tx, {
    deciderId,
    ownerId,
    bankAccountId,
    account: body.account ?? before.account,
    isNew,
    thresholdCents,
    why: body.why ?? null,
    now,
  });
  // The approval applies only to the account as it is now, with its current number.
  if (look) body.version ??= before.version;
  return look;
}

export async function registerBankAccounts(app: FastifyInstance): Promise<void> {
  registerViewRule('bank-account-certificate', sightOfCertificate);
  registerReading(app);

  route(app, v1.bankAccounts.create, (call) => {
    assertFreshDecision(call);
    return call.changeWithSecond(
      (tx) => lookAtCreation(tx, call),
      async (change) => {
        const { why: _, ...body } = call.body;
        const given = { ...body, isByTwo: call.approval !== undefined };
        const bankAccountId = await createBankAccount(change, call.services, call, given);
        return answerOf(change.tx, call, bankAccountId);
      },
    );
  });

  route(
    app,
    v1.bankAccounts.edit,
    (call) => {
      const { account, document } = call.body;
      assertFreshDecision(call, account !== undefined || document !== undefined);
      return call.changeWithSecond(
        (tx) => lookAtEdit(tx, call),
        async (change) => {
          const { bankAccountId } = call.params;
          const { why: _, ...body } = call.body;
          const given = { ...body, isByTwo: call.approval !== undefined };
          await editBankAccount(change, call.services, call, bankAccountId, given);
          return answerOf(change.tx, call, bankAccountId);
        },
      );
    },
    { findCurrent: (call) => answerOf(call.db, call, call.params.bankAccountId) },
  );

  route(app, v1.bankAccounts.delete, (call) =>
    call.change((change) => deleteBankAccount(change, call.services, call, call.params.bankAccountId)),
  );
}
