import type { Grounds } from './grounds.ts';

/** What is omitted during pregnancy, and for everybody who has not said that they are not pregnant. */
const RETINOID = /\bretin\w*/i;

const LEAVE_OUT =
  /\b(?:avoid\w*|without|skip\w*|leave|leaves|left|not|never|n['’]t|don['’]?t|no|free|instead|pause\w*|except|wait|rather than)\b/i;
const RECOMMENDS =
  /\b(?:use|using|try|apply|applying|add|adding|start|starting|pick|choose|consider|recommend\w*|suggest\w*|look for|go for|opt for|include|introduc\w*|incorporat\w*|continue|keep|reach for|good (?:choice|option)|great (?:choice|option)|would help|can help|helps?|tonight|at night)\b/i;

/** "Since you are pregnant", "you told me you are not pregnant". */
const SAYS_PREGNANT =
  /\b(?:you(?:['’]re| are)|your pregnancy)\b(?! (?:not|un))(?:(?! not )[^.,;]){0,20}(?:pregnan|expecting|breastfeeding)?/i;
const NOT_PREGNANT = /\byou(?:['’]re| are)(?: not|n['’]t) (?:pregnant|expecting)\b/i;
const UNDER_CONDITION = /\b(?:if|when|whether|while|unless|in case|should you|or|may|might)\b/i;

/** Whether a sentence heeds what the person said about themselves. */
export function isForThisPerson(sentence: string, { preferences, leftOut, said }: Grounds): boolean {
  const { pregnancy, avoid = [] } = preferences;
  const leavesOut = LEAVE_OUT.test(sentence);
  const recommends = RECOMMENDS.test(sentence);
  if (RETINOID.test(sentence) && !leavesOut && pregnancy !== 'no' && (pregnancy === 'yes' || recommends))
    return false;
  if (!agreesOnPregnancy(sentence, pregnancy, said)) return false;
  const lower = sentence.toLowerCase();
  const unwanted = [...avoid, ...leftOut].some(
    (name) => name.length > 2 && lower.includes(name.toLowerCase()),
  );
  return !unwanted || leavesOut || !recommends;
}

function agreesOnPregnancy(
  sentence: string,
  pregnancy: Grounds['preferences']['pregnancy'],
  said: string,
): boolean {
  if (UNDER_CONDITION.test(sentence)) return true;
  if (NOT_PREGNANT.test(sentence)) return pregnancy === 'no' || said.includes('not pregnant');
  const [claim] = SAYS_PREGNANT.exec(sentence) ?? [];
  if (claim === undefined || !/pregnan|expecting|breastfeeding/i.test(claim)) return true;
  return pregnancy === 'yes' || /pregnan|expecting|breastfe/.test(said);
}
