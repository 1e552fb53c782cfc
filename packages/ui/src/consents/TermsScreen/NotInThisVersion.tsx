import { NOT_IN_THIS_VERSION } from '../../lib/not-in-this-version.ts';

/** What the policies promise and this version lacks. Renders nothing when it lacks nothing. */
export function NotInThisVersion() {
  if (NOT_IN_THIS_VERSION.length === 0) return null;
  return (
    <>
      <h3>What this version does not do yet</h3>
      <p>These policies are those of the whole product. Not there yet:</p>
      <ul>
        {NOT_IN_THIS_VERSION.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}
