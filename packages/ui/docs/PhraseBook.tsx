import { PHRASE_BOOK } from '@daylit/wording';
import { HOW_WE_MEASURED, SEE_A_DOCTOR, WHAT_IT_IS } from '../src/scans/closing-words.ts';
import styles from './docs.module.css';

/** The sentences of every report. */
const CLOSING = {
  title: 'The end of every report',
  phrases: [HOW_WE_MEASURED, SEE_A_DOCTOR, WHAT_IT_IS].map((says) => ({ when: 'always', says })),
};

/** The phrases of the report by their place in it, each with its condition. */
export function PhraseBook() {
  return [...PHRASE_BOOK, CLOSING].map(({ title, phrases }) => (
    <section key={title}>
      <h2>{title}</h2>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">It says</th>
          </tr>
        </thead>
        <tbody>
          {phrases.map(({ when, says }) => (
            <tr key={`${when}: ${says}`}>
              <td>{when}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
