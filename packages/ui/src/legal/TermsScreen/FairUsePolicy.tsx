/** How much each plan holds, and how it is counted. */
export function FairUsePolicy() {
  return (
    <section aria-labelledby="fair-use-policy">
      <h2 id="fair-use-policy">Fair Use Policy</h2>
      <p>Each plan holds enough for steady use by one person. These are its limits.</p>
      <h3>Scans and messages each month</h3>
      <ul>
        <li>Free: 1 scan and 10 messages.</li>
        <li>Trial: 4 scans and 50 messages.</li>
        <li>Plus: 4 scans and 150 messages.</li>
        <li>
          Pro: unlimited within fair use, which is 30 scans and 400 messages, or about 13 messages a day.
        </li>
      </ul>
      <h3>Tokens</h3>
      <p>
        The assistant measures text in tokens of about 4 characters. Free holds 25,000 in any 7 days, the
        trial 200,000 in its 14 days, Plus and Pro 500,000 in a calendar month.
      </p>
      <h3>How we count</h3>
      <ul>
        <li>A photo that fails the quality check does not count as a scan. Uploading another one does.</li>
        <li>Only messages that you send are counted.</li>
        <li>Unused allowance does not roll over.</li>
        <li>
          The timeline of the Free plan shows the last 3 scans, and that of Plus 12 months. Older ones are
          kept.
        </li>
      </ul>
    </section>
  );
}
