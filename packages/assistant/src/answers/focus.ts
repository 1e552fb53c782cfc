import { listOf } from '@daylit/wording';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { type Report, readReport, reportSource, untoldNames, withoutReport } from './report.ts';
import { rangeWords, signName } from './words.ts';

async function tellNothingStandsOut(report: Report, asked: ReadQuestion): Promise<Answer> {
  const routine = await asked.question.facts.routine();
  const untold = untoldNames(report);
  const but = untold.length > 0 ? ` It cannot tell ${listOf(untold, 'or')}.` : '';
  const { overall_assessment } = report.result.condition_notes;
  const draft = new Draft().say(`${overall_assessment}${but}`, reportSource(report, asked));
  if (routine.length > 0) return draft.say('Keep doing what you do.').answer();
  return draft
    .cite(
      'A mild cleanser, a moisturizer and, in the morning, a sunscreen are enough then.',
      ['aad_routine', 'editorial'],
      'C',
    )
    .offer('What should I start with?', 'In which order do steps go?')
    .answer();
}

/** What shows most, and what to do about it. */
export async function explainFocus(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  const [first, second] = report.result.condition_notes.key_concerns_identified;
  const source = reportSource(report, asked);
  if (!first) return tellNothingStandsOut(report, asked);
  const draft = new Draft().say(
    `${first.concern_name} shows most${first.range ? `: ${rangeWords(first.range, asked.person)}` : ''} (${first.location_observed.toLowerCase()}). ${first.description}`,
    source,
  );
  if (second)
    draft.say(`After that comes ${second.concern_name.toLowerCase()}. One thing at a time is enough.`);
  const { tonight } = report.result.care_plan;
  if (tonight) draft.say(`Tonight: ${tonight}`);
  return draft.offer(`What helps with ${signName(first.sign)}?`, 'What should I add first?').answer();
}
