/**
 * Preloaded into a process. Each SIGUSR2 makes its clock jump: 26 hours ahead of the real time, then two hours behind
 * it, then back to it.
 */
const hourMs = 3_600_000;
const offsets = [26 * hourMs, -2 * hourMs, 0];
let jumps = 0;
let offsetMs = 0;

const RealDate = Date;
const now = () => RealDate.now() + offsetMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (_target, given) => Reflect.construct(RealDate, given.length ? given : [now()]),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  offsetMs = offsets[jumps % offsets.length] ?? 0;
  jumps += 1;
});
