/** The two halves of a component's docstring: what it is for, and its rules. */
export interface Docstring {
  purpose: string;
  say: string;
  not: string;
}

/** Separates a docstring from its rules, which begin with `**Do**` and `**Don't**`. */
export function readDocstring(text: string): Docstring {
  const [purpose = '', ...parts] = text.split(/\s*\*\*(Do|Don't)\*\*\s+/);
  const rules = { Do: '', "Don't": '' };
  for (let at = 0; at < parts.length; at += 2) {
    const kind = parts[at] as keyof typeof rules;
    rules[kind] = `${rules[kind]} ${sentence(parts[at + 1] ?? '')}`.trim();
  }
  return { purpose, say: rules.Do, not: rules["Don't"] };
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
