/**
 * Describes an element in a message so that a reader can find it: tag, role, class and the words it shows.
 */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const [className = ''] = element.classList;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
  return [
    element.localName,
    element.id && `#${element.id}`,
    className && `.${className}`,
    role && `[role=${role}]`,
    name && ` "${name.length > 40 ? `${name.slice(0, 40)}…` : name}"`,
  ]
    .filter(Boolean)
    .join('');
}
