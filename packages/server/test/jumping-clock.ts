/** Loaded before a process, makes its clock jump at each SIGUSR2: a day and two hours on, two hours back, and to the real time. */
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
