import { Resolver } from 'node:dns/promises';
import type { Config } from '../config.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

/** Where the records of the sender's domain are asked for. */
export interface SenderOptions {
  /** Address of a DNS server, with a port where it is not 53; undefined asks nobody. */
  resolver: string | undefined;
  /** The name under which the mail provider published its DKIM key. */
  dkimSelector: string | undefined;
}

/** How long the DNS server may take, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 };

const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

/** Whether the domain of MAIL_FROM says who may send for it: by SPF, DMARC, and DKIM with a selector. */
export async function checkSender(
  { mailFrom, smtpUrl }: Config,
  { resolver: address, dkimSelector }: SenderOptions,
): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  if (address === undefined)
    return [ok('No DNS was asked. With --dns ADDRESS it looks at SPF, DKIM and DMARC.')];
  const domain = /@([^\s<>]+?)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  const resolver = new Resolver(PATIENCE);
  resolver.setServers([address]);
  const textsOf = async (name: string): Promise<string[]> => {
    const records = await resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
      if (ABSENT.has(error.code ?? '')) return [];
      throw error;
    });
    return records.map((parts) => parts.join(''));
  };
  try {
    const [own, policy, key] = await Promise.all([
      textsOf(domain),
      textsOf(`_dmarc.${domain}`),
      dkimSelector === undefined ? undefined : textsOf(`${dkimSelector}._domainkey.${domain}`),
    ]);
    return [readSpf(domain, own), readDkim(domain, dkimSelector, key), readDmarc(domain, policy)];
  } catch (error) {
    return [
      warning(`The DNS server ${address} does not answer: ${reasonOf(error)}. Name another one with --dns.`),
    ];
  }
}

function readSpf(domain: string, texts: string[]): Finding {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length === 0)
    return warning(
      `${domain} has no SPF record. Add the one that your mail provider gives, or mails land in spam.`,
    );
  if (records.length > 1)
    return wrong(`${domain} has ${records.length} SPF records, and receivers then use none. Join them.`);
  return ok(`${domain} has an SPF record.`);
}

function readDkim(domain: string, selector: string | undefined, texts: string[] | undefined): Finding {
  if (selector === undefined || texts === undefined)
    return ok('DKIM was not looked at. With --dkim SELECTOR it is; your mail provider names the selector.');
  return texts.some((text) => /(^|;)\s*p=[^;\s]/.test(text))
    ? ok(`${domain} has the DKIM key ${selector}.`)
    : wrong(`${domain} has no DKIM key ${selector}. Add the record that your mail provider gives.`);
}

function readDmarc(domain: string, texts: string[]): Finding {
  return texts.some((text) => /^v=DMARC1\b/i.test(text))
    ? ok(`${domain} has a DMARC policy.`)
    : warning(`${domain} has no DMARC policy. Add _dmarc.${domain}; large providers ask for it.`);
}
