import type { Caller } from './callers.ts';

async function ok(answer: ReturnType<Caller['post']>) {
  const given = await answer;
  if (given.statusCode >= 400) throw new Error(given.body);
  return given;
}

/** Ends the proposals about a movement, which keep other ones from being made. */
async function declineAbout(by: Caller, bankEntryId: string): Promise<void> {
  const { data } = (await by.get(`/v1/approvals?status=pending&subjectId=${bankEntryId}`)).json();
  for (const { proposalId } of data)
    await ok(by.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'Se anota de otro modo.' } }));
}

/** Two people book what left the bank without an order of the platform, so that it stops no payments. */
export async function explainDebits(by: Caller): Promise<void> {
  const findStop = async () => (await by.get('/v1/payment/treasury')).json().stopped;
  for (let stop = await findStop(); stop?.debit; stop = await findStop()) {
    const { bankEntryId } = stop.debit;
    const url = `/v1/payment/bank-entries/${bankEntryId}`;
    const why = 'El banco lo ha explicado.';
    await declineAbout(by, bankEntryId);
    const asCost = await by.post(`${url}/other-booking`, { body: { as: 'bankCost', why } });
    if (asCost.statusCode === 201) continue;
    if (asCost.json().code !== 'payment.entry_is_payout') throw new Error(asCost.body);
    const { userId } = (await by.get(url)).json();
    await ok(by.post(`${url}/book`, { body: { userId, why } }));
  }
}
