import type { OperatorAct } from '../../admin/operator-log.ts';
import type { StateSection } from '../../admin/server-state.ts';
import { escapeHtml as text } from '../../html.ts';
import type { JobCount } from '../../jobs/job-desk.ts';
import { ACTS } from './acts.ts';
import { facts, moment, page, problemOf, type Seen } from './layout.ts';
import { actButton } from './member-pages.ts';

/** How many acts of the log a page shows. The terminal shows all. */
const SHOWN_ACTS = 200;

/** The jobs that wait, run or have failed. */
export function jobsPage(seen: Seen, counts: readonly JobCount[]): string {
  const again = ACTS['retry-jobs'];
  const rows = counts.map(({ name, waiting, active, failed }) => {
    const button = failed > 0 && again ? actButton('retry-jobs', again, name) : '';
    return `<li><div class="entry"><span class="mono">${text(name)}</span><span${failed > 0 ? ' class="problem"' : ' class="quiet"'}>${waiting} waiting, ${active} running, ${failed} failed</span></div>${button}</li>`;
  });
  const list =
    rows.length === 0
      ? '<p>No job waits, and none has failed.</p>'
      : `<ul class="rows card">${rows.join('')}</ul>`;
  return page('Jobs', `<p class="quiet">Failed jobs are kept for a week.</p>${list}`, seen);
}

/** How the server is set up, and what needs somebody. */
export function statePage(seen: Seen, sections: readonly StateSection[]): string {
  const parts = sections.map(
    (section) => `<section class="card"><h2>${text(section.title)}</h2>${facts(section.facts)}</section>`,
  );
  return page('State', parts.join(''), seen);
}

/** What operators did, newest first, and whether the log is whole. */
export function logPage(
  seen: Seen,
  { acts, broken }: { acts: readonly OperatorAct[]; broken: OperatorAct | undefined },
): string {
  const rows = acts
    .slice(-SHOWN_ACTS)
    .toReversed()
    .map(
      ({ id, at, operator, act, subject, reason }) =>
        `<li class="entry"><span>${id}. ${moment(at)} · ${text(operator ?? 'terminal')} · <strong>${text(act)}</strong></span><span class="mono quiet">${text(subject)}</span>${reason === null ? '' : `<span>${text(reason)}</span>`}</li>`,
    );
  const verdict = broken
    ? problemOf(`The log is not whole: a line before ${broken.id} is missing, or that line was altered.`)
    : `<p>The log is whole. Last hash: <span class="mono">${text(acts.at(-1)?.hash ?? 'none yet')}</span></p>`;
  const count =
    acts.length > SHOWN_ACTS ? `<p class="quiet">The newest ${SHOWN_ACTS} of ${acts.length} lines.</p>` : '';
  const list =
    rows.length === 0 ? '<p>Nothing was done yet.</p>' : `<ul class="rows card">${rows.join('')}</ul>`;
  return page('Log', `${verdict}${count}${list}`, seen);
}
