import { parseArgs } from 'node:util';
import { checkAnswers } from '../provider/check-answers.ts';

// Checks the responses of any running provider against openapi.yaml:
//   npm run contracts:check -- --url http://127.0.0.1:3000 [--session <value of the session cookie>]
const { url, session } = parseArgs({
  options: { url: { type: 'string' }, session: { type: 'string' } },
}).values;
if (!url) throw new Error('Please say where the provider is: --url http://127.0.0.1:3000');

const checked = await checkAnswers(new URL(url).origin, session);
for (const { call, status, faults, isUnbuilt } of checked) {
  console.log(`${isUnbuilt ? 'UNBUILT' : faults.length > 0 ? 'WRONG  ' : 'fits   '} ${status} ${call}`);
  if (!isUnbuilt) for (const fault of faults) console.log(`             ${fault}`);
}
const unbuilt = checked.filter(({ isUnbuilt }) => isUnbuilt).length;
const wrong = checked.filter(({ faults }) => faults.length > 0).length - unbuilt;
const succeeded = checked.filter(({ status }) => status < 300).length;
console.log(
  `${checked.length} answers checked, ${succeeded} of them successes; ${wrong} do not fit openapi.yaml, ${unbuilt} are missing.`,
);
// Fails without a single success, because refusals alone prove little.
process.exitCode = wrong + unbuilt > 0 || succeeded === 0 ? 1 : 0;
