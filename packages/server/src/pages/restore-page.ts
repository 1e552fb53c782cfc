import { createHash } from 'node:crypto';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { line-height: 1.25; }
  label, p { display: block; margin: 1.25rem 0; }
  input[type=file], input[type=password], progress:not([hidden]) { box-sizing: border-box; display: block; width: 100%; font: inherit; }
  input[type=password], button { min-height: 2.75rem; padding: 0.5rem 0.75rem; }
  ::file-selector-button { font: inherit; min-height: 2.75rem; margin-right: 0.75rem; }
  button { font: inherit; font-weight: 600; }
  progress { height: 0.75rem; }
  [hidden] { display: none; }
  small { display: block; font-size: 0.875rem; }
  :focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** Bytes that the page sends at once, so that a slow line is no reason to begin again. */
export const SLICE_BYTES = 4 * 1024 * 1024;

const SCRIPT = `
  const form = document.querySelector('form');
  const words = document.querySelector('[role=status]');
  const bar = document.querySelector('progress');
  const none = form.elements.none;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
  function say(text, share) {
    words.textContent = text;
    bar.hidden = share === undefined;
    if (share !== undefined) bar.value = share;
  }
  async function send(method, address, type, body) {
    const answer = await fetch(address, { method, headers: { 'content-type': type }, body }).catch(() => undefined);
    if (!answer) throw new Error('The server does not answer. Please try again.');
    if (answer.ok) return;
    const { detail } = await answer.json().catch(() => ({}));
    throw new Error(detail || 'The server refused this. Please try again.');
  }
  async function upload(file) {
    for (let offset = 0; offset < file.size; offset += ${SLICE_BYTES}) {
      say('Sending the backup …', offset / file.size);
      const slice = file.slice(offset, offset + ${SLICE_BYTES});
      await send('PUT', '/restore/file?offset=' + offset, 'application/octet-stream', slice);
    }
  }
  async function order() {
    say('Checking the passphrase …');
    const [list] = form.elements.list.files;
    const erased = none.checked ? '' : await list.text();
    const body = JSON.stringify({ passphrase: form.elements.passphrase.value, erased });
    await send('POST', '/restore', 'application/json', body);
  }
  async function restored() {
    for (;;) {
      await pause();
      const answer = await fetch('/restore/progress').catch(() => undefined);
      if (!answer || answer.status === 503) continue;
      if (answer.status === 404) return;
      const { state, share, detail } = await answer.json();
      if (state === 'failed') throw new Error(detail);
      if (state === 'restoring') say('Restoring …', share);
      else if (state === 'done') say('Restored. The server is starting …');
      else throw new Error('The server has started again without the backup. Its log says why.');
    }
  }
  none.addEventListener('change', () => {
    form.elements.list.required = !none.checked;
    form.elements.list.disabled = none.checked;
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      await upload(form.elements.file.files[0]);
      await order();
      await restored();
      form.hidden = true;
      say('Everything is back. ');
      const link = Object.assign(document.createElement('a'), { href: '/login', textContent: 'Log in' });
      words.append(link);
      link.focus();
    } catch (error) {
      say(error.message);
    } finally {
      button.disabled = false;
    }
  });
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of the page: its one style, its one script, and calls to this server. */
export const RESTORE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Where an operator restores a backup into a new server. */
export const RESTORE_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Restore a backup</title><style>${STYLE}</style></head>
<body><main><h1>Restore a backup</h1>
<form>
<p>This server is new: nobody has an account here. A backup brings back accounts, reports and keys as they were. Once somebody has an account, this page is gone.</p>
<label>Backup <small>The file that ends with .backup</small><input type="file" name="file" required></label>
<label>Passphrase of the backup<input type="password" name="passphrase" autocomplete="off" required></label>
<label>List of erased accounts <small>erased.txt from the folder with the backups: these people stay erased</small><input type="file" name="list" required></label>
<label><input type="checkbox" name="none"> There is no such list. People who were erased after the backup return.</label>
<button>Restore</button>
</form>
<p role="status"></p><progress max="1" value="0" aria-label="Progress" hidden></progress>
</main><script>${SCRIPT}</script></body>
</html>
`;
