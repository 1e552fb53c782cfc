// Makes the model that the assistant recognises questions with. Skipped when its sources have not changed.
import { buildModel } from './build-model.ts';

const started = process.cpuUsage();
if (await buildModel()) {
  const { user, system } = process.cpuUsage(started);
  console.error(`Built the assistant’s model in ${((user + system) / 1e6).toFixed(1)} processor-seconds.`);
}
