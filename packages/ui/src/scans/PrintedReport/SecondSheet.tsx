import type { CarePlanView, Product, ReportView, StepView } from '@daylit/contract';
import { keyWords } from '../../lib/key-words.ts';
import { leftOutOf } from '../../lib/left-out-of.ts';
import { DAYPARTS } from '../../parts/StepGroup/dayparts.ts';
import { planNotes } from '../CarePlanSection/plan-groups.ts';
import { SEE_A_DOCTOR } from '../closing-words.ts';
import styles from './PrintedReport.module.css';

/** What to do: the plan, products, the method, when to see a doctor, and space for notes. */
export function SecondSheet({
  report: { care_plan, product_needs, condition_notes },
}: {
  report: ReportView;
}) {
  const rows = care_plan ? planRows(care_plan) : [];
  const notes = care_plan ? planNotes(care_plan) : [];
  const versions = new Set(
    condition_notes?.kind === 'notes'
      ? condition_notes.measurements.flatMap(({ method_version: version }) => version ?? [])
      : [],
  );
  return (
    <>
      {rows.length > 0 && (
        <>
          <h2 className={styles.Heading}>Care plan</h2>
          <table className={styles.Table} data-dense>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Step</th>
                <th scope="col">Product</th>
                <th scope="col">How</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ when, span, step }) => (
                <tr key={`${when} ${step.key}`}>
                  {span > 0 && (
                    <th scope="rowgroup" rowSpan={span}>
                      {when}
                    </th>
                  )}
                  <td>{keyWords(step.key)}</td>
                  <td className={styles.Whole}>{step.kind === 'product' ? step.product.name : '–'}</td>
                  <td>{howOf(step)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {notes.length > 0 && (
        <ul className={styles.PlanNotes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {product_needs && product_needs.length > 0 && <ProductTable products={product_needs} />}
      <div className={styles.Halves}>
        <section>
          <h2 className={styles.Heading}>How we measured</h2>
          <p>
            {`Each sign was read several times from small variations of one photo, by a program${versions.size > 0 ? ` (version ${[...versions].join(', ')})` : ''}. No person has checked it.`}
          </p>
        </section>
        <section>
          <h2 className={styles.Heading}>For a doctor’s visit</h2>
          <p>{`${SEE_A_DOCTOR} Bring this report, and what you use now.`}</p>
        </section>
      </div>
      <section>
        <h2 className={styles.Heading}>Notes</h2>
        <div className={styles.Line} />
        <div className={styles.Line} />
      </section>
    </>
  );
}

function ProductTable({ products }: { products: readonly Product[] }) {
  const hasSample = products.some(({ is_sample }) => is_sample);
  return (
    <>
      <h2 className={styles.Heading}>Products</h2>
      <table className={styles.Table} data-dense>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, name, reason }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{reason && unbroken(reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasSample && <p className={styles.Small}>These products are examples and not for sale.</p>}
    </>
  );
}

/** Keeps words with a hyphen on one line: "Fragrance-" alone says the opposite. */
function unbroken(text: string): string {
  return text.replaceAll('-', '-\u2060');
}

interface PlanRow {
  when: string;
  /** Number of rows of this part of the day at its first row; 0 at the others. */
  span: number;
  step: StepView;
}

/** The steps to do, and those that answers have left out since, each with its part of the day. */
function planRows(plan: CarePlanView): PlanRow[] {
  if (plan.kind === 'flat') return rowsOf('', plan.steps);
  if (plan.kind !== 'grouped') return [];
  return plan.groups.flatMap(({ daypart, steps }) => rowsOf(DAYPARTS[daypart].title, steps));
}

function howOf(step: StepView): string | null | undefined {
  return step.kind === 'product' || step.kind === 'habit' ? step.instruction : leftOutOf(step)?.sentence;
}

function rowsOf(when: string, steps: readonly StepView[]): PlanRow[] {
  const shown = steps.filter(
    (step) => step.kind === 'product' || step.kind === 'habit' || leftOutOf(step) !== undefined,
  );
  return shown.map((step, i) => ({ when, span: i === 0 ? shown.length : 0, step }));
}
