interface AwayTexts {
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly lead: string;
  readonly again: string;
  readonly home: string;
}

const away = (
  title: string,
  lead: string,
  again: string,
  home: string,
  dir: AwayTexts['dir'] = 'ltr',
): AwayTexts => ({ dir, title, lead, again, home });

/** Texts of the page that is shown instead of the sign-in page, by language. */
export const awayTexts = {
  en: away(
    'Sign in is not available right now',
    'This is on our side and passes soon. You can go on searching and looking at hotels meanwhile.',
    'Try again',
    'Back to the home page',
  ),
  he: away(
    'אי אפשר להתחבר כרגע',
    'התקלה אצלנו והיא תיפתר בקרוב. בינתיים אפשר להמשיך לחפש מלונות ולצפות בהם.',
    'נסו שוב',
    'חזרה לדף הבית',
    'rtl',
  ),
  ar: away(
    'تسجيل الدخول غير متاح حاليًا',
    'المشكلة من جانبنا وستزول قريبًا. يمكنك في هذه الأثناء متابعة البحث عن الفنادق وتصفحها.',
    'إعادة المحاولة',
    'العودة إلى الصفحة الرئيسية',
    'rtl',
  ),
  de: away(
    'Die Anmeldung ist gerade nicht möglich',
    'Das liegt an uns und ist bald vorbei. Bis dahin können Sie weiter suchen und Hotels ansehen.',
    'Erneut versuchen',
    'Zur Startseite',
  ),
  es: away(
    'Ahora mismo no es posible iniciar sesión',
    'El problema es nuestro y se resolverá pronto. Mientras tanto puedes seguir buscando y viendo hoteles.',
    'Reintentar',
    'Volver al inicio',
  ),
  fr: away(
    'La connexion n’est pas possible pour le moment',
    'Le problème vient de chez nous et sera bientôt résolu. En attendant, vous pouvez continuer à chercher et à consulter des hôtels.',
    'Réessayer',
    'Retour à l’accueil',
  ),
  it: away(
    'Al momento non è possibile accedere',
    'Il problema è nostro e si risolverà presto. Nel frattempo puoi continuare a cercare e a guardare hotel.',
    'Riprova',
    'Torna alla pagina iniziale',
  ),
  pt: away(
    'Não é possível iniciar sessão neste momento',
    'O problema é nosso e passa em breve. Entretanto, pode continuar a pesquisar e a ver hotéis.',
    'Tentar novamente',
    'Voltar à página inicial',
  ),
  ru: away(
    'Сейчас войти нельзя',
    'Неполадка на нашей стороне, скоро всё заработает. Пока можно искать и смотреть отели.',
    'Попробовать ещё раз',
    'На главную',
  ),
  zh: away(
    '暂时无法登录',
    '问题出在我们这边，很快就会恢复。在此期间，您可以继续搜索和浏览酒店。',
    '重试',
    '返回首页',
  ),
} as const;

export type AwayLanguage = keyof typeof awayTexts;

export const isAwayLanguage = (code: unknown): code is AwayLanguage =>
  typeof code === 'string' && Object.hasOwn(awayTexts, code);
