// `npm run doctor`: docs/operating/doctor.md.
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../src/config.ts';
import { examine, type Examined } from '../src/doctor/examine.ts';
import { wrong } from '../src/doctor/finding.ts';

const { values } = parseArgs({ options: { dns: { type: 'string' }, dkim: { type: 'string' } } });

/** How long a part may take, in milliseconds. */
const PATIENCE = 30_000;

const examined = await examineSettings();
const lines = examined.flatMap(({ part, findings }) => findings.map((finding) => ({ part, ...finding })));
for (const { level, part, words } of lines) console.log(`${level.padEnd(7)}  ${part.padEnd(8)}  ${words}`);
const count = lines.filter(({ level }) => level === 'wrong').length;
if (count > 0) process.exitCode = 1;
console.log(count === 0 ? 'Nothing is wrong.' : `${count} wrong.`);

async function examineSettings(): Promise<Examined[]> {
  try {
    const config = readConfig(process.env);
    const sender = { resolver: values.dns, dkimSelector: values.dkim };
    return await examine({ config, sender, now: new Date(), patience: PATIENCE });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ part: 'settings', findings: error.problems.map(wrong) }];
  }
}
