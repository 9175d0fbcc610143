import styles from './CrashPage.module.css';

/**
 * Shown when the React context providers themselves failed: in both languages, without dependencies, with a button to
 * start over.
 */
export function CrashPage() {
  return (
    <main className={styles.page}>
      <h1>Something went wrong</h1>
      <p>Please reload the page. Your bookings are safe.</p>
      <p lang="he" dir="rtl">
        משהו השתבש. טענו את העמוד מחדש. ההזמנות שלכם שמורות.
      </p>
      <p>
        <a href="/">
          Solera · <span lang="he">סולרה</span>
        </a>
      </p>
    </main>
  );
}
