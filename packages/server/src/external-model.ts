import type { Config } from './config.ts';

/** A vision model on another machine. */
export interface ExternalModel {
  /** Where its OpenAI-compatible calls begin, without a slash at the end. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** The model that the settings name; undefined when they name none. */
export function externalModelOf(config: Config): ExternalModel | undefined {
  const { aiBaseUrl: baseUrl, aiApiKey: apiKey, aiModel: model } = config;
  if (baseUrl === undefined || apiKey === undefined || model === undefined) return undefined;
  return { baseUrl, apiKey, model };
}

/** The host that receives the data, with its port unless it is the default one. */
export function hostOf({ baseUrl }: ExternalModel): string {
  return new URL(baseUrl).host;
}

/** Host and model, as receipts and records name them. */
export function nameOf(external: ExternalModel): string {
  return `${hostOf(external)}, ${external.model}`;
}
