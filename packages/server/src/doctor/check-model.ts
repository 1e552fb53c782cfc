import { checkModels } from '../adapters/model-check.ts';
import type { Config } from '../config.ts';
import { externalModelsOf, nameOf } from '../external-model.ts';
import { type Finding, ok, wrong } from './finding.ts';

/** Whether the model server answers and lists the models of the settings. It is asked nothing else. */
export async function checkModel(config: Config): Promise<Finding[]> {
  const models = externalModelsOf(config);
  const named = [models.reports, models.chat].flatMap((model) => (model ? [nameOf(model)] : []));
  if (named.length === 0) return [ok('No model is set, so this server words and answers everything itself.')];
  const problems = await checkModels(models, new AbortController().signal);
  if (problems.length > 0) return problems.map(wrong);
  return [...new Set(named)].map((name) => ok(`${name} answers.`));
}
