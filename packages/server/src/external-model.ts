import type { Config } from './config.ts';

/** A model on another machine, or in another process. */
export interface ExternalModel {
  /** Where its OpenAI-compatible calls begin, without a slash at the end. */
  baseUrl: string;
  /** Undefined for a server that wants none. */
  apiKey: string | undefined;
  model: string;
}

/** What may leave this server, and for which model. */
export interface ExternalModels {
  /** Words reports, and sees pictures. */
  reports: ExternalModel | undefined;
  /** Answers in the chat. */
  chat: ExternalModel | undefined;
}

/** The models that the settings name. */
export function externalModelsOf(config: Config): ExternalModels {
  const { aiBaseUrl: baseUrl, aiApiKey: apiKey, aiModel, aiChatModel = aiModel } = config;
  const named = (model: string | undefined) =>
    baseUrl === undefined || model === undefined ? undefined : { baseUrl, apiKey, model };
  return { reports: named(aiModel), chat: named(aiChatModel === 'none' ? undefined : aiChatModel) };
}

/** The host that receives the data, with its port unless it is the default one. */
export function hostOf({ baseUrl }: ExternalModel): string {
  return new URL(baseUrl).host;
}

/** Host and model, as receipts and records name them. */
export function nameOf(external: ExternalModel): string {
  return `${hostOf(external)}, ${external.model}`;
}
