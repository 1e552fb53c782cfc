import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './MedicalDisclaimer.module.css';

/** States that the product gives no medical advice. */
export function MedicalDisclaimer() {
  return (
    <section aria-labelledby="medical-disclaimer">
      <h2 id="medical-disclaimer">Medical Disclaimer</h2>
      <Notice role="note" className={styles.Notice}>
        Daylit is informational only. It is not medical advice and does not replace a doctor.
      </Notice>
      <p>
        A report describes how skin looks in one photo, in that light, on that day. It names no illness, rules
        none out, and knows nothing of what lies under the surface. The same holds for the assistant.
      </p>
      <p>
        If a spot changes, bleeds, hurts or worries you, please see a doctor or dermatologist. Do not wait for
        a scan.
      </p>
      <p>
        Try a new product on a small area first, and ask a doctor before you start one if you are pregnant,
        use medicine on your skin, or know that you react easily.
      </p>
    </section>
  );
}
