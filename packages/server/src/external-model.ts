import type { Config } from './config.ts';

/** A vision model on another machine. */
export interface ExternalModel {
  /** Where its OpenAI-compatible calls begin, without a slash at the end. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** The model that the settings name, if they name one. */
export function externalModelOf(config: Config): ExternalModel | undefined {
  const { aiBaseUrl: baseUrl, aiApiKey: apiKey, aiModel: model } = config;
  if (baseUrl === undefined || apiKey === undefined || model === undefined) return undefined;
  return { baseUrl, apiKey, model };
}

/** Who receives what is sent there: the host, with its port if it is an unusual one. */
export function hostOf({ baseUrl }: ExternalModel): string {
  return new URL(baseUrl).host;
}

/** Host and model, the way a receipt and a record name them. */
export function nameOf(external: ExternalModel): string {
  return `${hostOf(external)}, ${external.model}`;
}
