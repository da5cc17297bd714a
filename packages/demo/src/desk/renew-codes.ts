import { createHash } from 'node:crypto';

/**
 * Counts down, and requests the page again when its codes expire. It replaces only changed parts, so new users appear
 * at the next update.
 */
export const renewCodes = `
const left = document.getElementById('left');
const endsIn = (seconds) => performance.now() + seconds * 1000;
let end = endsIn(Number(left.textContent));
let isAsking = false;

function put(fresh) {
  for (const code of fresh.querySelectorAll('code[data-of]')) {
    for (const old of document.querySelectorAll('code[data-of="' + code.dataset.of + '"]')) {
      if (old.textContent !== code.textContent) old.textContent = code.textContent;
    }
  }
  for (const id of ['newcomers', 'others']) {
    const [place, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (place.innerHTML !== now.innerHTML) place.innerHTML = now.innerHTML;
  }
  document.getElementById('time').textContent = fresh.getElementById('time').textContent;
  end = endsIn(Number(fresh.getElementById('left').textContent));
}

async function ask() {
  if (isAsking) return;
  isAsking = true;
  try {
    const answer = await fetch('/dev');
    if (answer.ok) put(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    else end = endsIn(5);
  } catch {
    end = endsIn(5);
  }
  isAsking = false;
  tell();
}

function tell() {
  const seconds = Math.ceil((end - performance.now()) / 1000);
  left.textContent = String(Math.max(0, seconds));
  if (seconds <= 0 && !document.hidden) void ask();
}

setInterval(tell, 1000);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void ask();
});
`;

/** The content security policy source of the only script allowed on the page. */
export const renewCodesSource = `'sha256-${createHash('sha256').update(renewCodes).digest('base64')}'`;
