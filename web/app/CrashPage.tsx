import styles from './CrashPage.module.css';

/** Last resort when the providers themselves failed: both languages, no dependencies, a way to start over. */
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
