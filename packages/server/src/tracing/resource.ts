import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';

/** What says which server it is that sends something. */
export function resourceOf(config: Config): Resource {
  return defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(
      resourceFromAttributes({
        'service.name': config.otelServiceName,
        'service.version': packageJson.version,
      }),
    );
}
