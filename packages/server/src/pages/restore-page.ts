import { createHash } from 'node:crypto';
import { LOGO } from '../brand/brand.ts';
import { PAGE_STYLE } from './page-style.ts';

const STYLE = `${PAGE_STYLE}
  form, .upload { display: grid; gap: 1.25rem; }
  form p { margin: 0; }
  label { display: grid; gap: 0.375rem; font: var(--type-label-sm); }
  label.choice { grid-template-columns: auto 1fr; align-items: center; gap: 0.75rem; min-height: 44px; font: var(--type-body); }
  input[type=file] { width: 100%; font: inherit; }
  input[type=checkbox] { width: 1.25rem; height: 1.25rem; accent-color: var(--color-action-primary-bg); }
  input[type=password], select { width: 100%; min-height: 52px; padding: 0 1rem; font: var(--type-body-lg); color: inherit; background: var(--color-bg-surface); border: 1px solid var(--color-border-control); border-radius: var(--radius-md); }
  ::file-selector-button { min-height: 44px; margin-right: 0.75rem; padding: 0 1rem; font: var(--type-label-sm); color: inherit; background: transparent; border: 1px solid var(--color-border-control); border-radius: var(--radius-full); cursor: pointer; }
  button { min-height: 56px; font: var(--type-label); color: var(--color-action-primary-fg); background: var(--color-action-primary-bg); border: 0; border-radius: var(--radius-full); cursor: pointer; }
  button:disabled { cursor: default; opacity: 0.6; }
  progress { width: 100%; height: 0.75rem; accent-color: var(--color-action-primary-bg); }
  [hidden] { display: none; }
`;

/** Bytes that the page sends at once, so that a slow line is no reason to begin again. */
export const SLICE_BYTES = 4 * 1024 * 1024;

const SCRIPT = `
  const form = document.querySelector('form');
  const words = document.querySelector('[role=status]');
  const bar = document.querySelector('progress');
  const none = form.elements.none;
  const { kept } = form.elements;
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
    const chosen = kept.value ? { backup: kept.value } : { erased: none.checked ? '' : await list.text() };
    const body = JSON.stringify({ passphrase: form.elements.passphrase.value, ...chosen });
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
  function showSource() {
    const { file, list } = form.elements;
    const isKept = kept.value !== '';
    document.querySelector('.upload').hidden = isKept;
    file.disabled = none.disabled = isKept;
    list.disabled = isKept || none.checked;
  }
  async function showKept() {
    const answer = await fetch('/restore/backups').catch(() => undefined);
    const found = await answer?.json().catch(() => undefined);
    if (!answer?.ok) return say(found?.detail || 'The server does not answer. Please load this page again.');
    const { place, backups } = found;
    if (place === null) return;
    if (backups.length === 0) return say('There is no backup in ' + place + ' yet. You can send a file.');
    for (const { name, bytes, finished_at } of backups) {
      const when = finished_at.slice(0, 16).replace('T', ' ') + ' UTC';
      kept.add(new Option(when + ', ' + (bytes / 1e6).toFixed(1) + ' MB', name));
    }
    kept.add(new Option('A file from this computer', ''));
    kept.parentElement.querySelector('small').textContent = 'In ' + place + ', newest first. People who were erased since stay erased.';
    kept.parentElement.hidden = false;
    showSource();
  }
  none.addEventListener('change', showSource);
  kept.addEventListener('change', showSource);
  void showKept();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      if (kept.value === '') await upload(form.elements.file.files[0]);
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
<body>${LOGO}<main><h1>Restore a backup</h1>
<form class="card">
<p>This server is new: nobody has an account here. A backup brings back accounts, reports and keys as they were. Once somebody has an account, this page is gone.</p>
<label hidden>Backup <small></small><select name="kept"></select></label>
<div class="upload">
<label>Backup file <small>The file that ends with .backup</small><input type="file" name="file" required></label>
<label>List of erased accounts <small>erased.txt from the folder with the backups: these people stay erased</small><input type="file" name="list" required></label>
<label class="choice"><input type="checkbox" name="none"><span>There is no such list. People who were erased after the backup return.</span></label>
</div>
<label>Passphrase of the backup<input type="password" name="passphrase" autocomplete="off" required></label>
<button>Restore</button>
</form>
<p role="status"></p><progress max="1" value="0" aria-label="Progress" hidden></progress>
</main><script>${SCRIPT}</script></body>
</html>
`;
