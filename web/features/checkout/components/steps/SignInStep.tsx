import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutPage_BookingFragment, SignInRefusal } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { hadAccount } from '#lib/session/hadAccount.ts';
import { isEmail } from '#lib/session/isEmail.ts';
import { forgotPasswordPath } from '#lib/page/paths.ts';
import { problemText } from '#lib/failures/problemText.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focusField.ts';
import { Notice } from '#ui/Notice.tsx';
import { StepPreview } from '#ui/StepTabs.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Message } from '#i18n/messages.ts';
import styles from '../../Checkout.module.css';
import { messages as checkoutMessages } from '../../checkout.messages.ts';
import { stepIds, stepLabel } from '../../steps.ts';
import { errors as guestErrors } from '../guest.messages.ts';
import { OrderSummary } from '../OrderSummary.tsx';
import own from './SignInStep.module.css';
import { messages, missing, refusals } from './SignInStep.messages.ts';
import { StepCard } from './StepCard.tsx';

type Mode = 'sign-in' | 'register';

interface Account {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

interface AccountFormProps {
  mode: Mode;
  account: Account;
  onChange: (account: Account) => void;
}

type Field = keyof Account;

const shownFields: Readonly<Record<Mode, readonly Field[]>> = {
  'sign-in': ['email', 'password'],
  register: ['fullName', 'email', 'password'],
};

const fieldAttributes = {
  fullName: { autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email', maxLength: 254 },
  password: { type: 'password', dir: 'ltr', maxLength: 128 },
} as const;

/** The error of a field that is empty or has the wrong form; null without one. Spaces are valid in a password. */
const errorOf = (account: Account, field: Field): Message | null => {
  const text = field === 'password' ? account.password : account[field].trim();
  if (text === '') return missing[field];
  return field === 'email' && !isEmail(text) ? guestErrors.badEmail : null;
};

/** Signs in or registers, by the mode. `problem` is the text about a failure; null without one. */
const useAccountSubmit = (mode: Mode, account: Account) => {
  const { signIn, register } = useViewer();
  const [problem, setProblem] = useState<Message | null>(null);
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    const { fullName, email, password } = account;
    setPending(true);
    try {
      const input = { email: email.trim(), password };
      const refusal: SignInRefusal | null =
        mode === 'sign-in' ? await signIn(input) : await register({ ...input, fullName: fullName.trim() });
      setProblem(refusal ? refusals[refusal] : null);
    } catch (error) {
      setProblem(problemText(failureCode(error)));
    } finally {
      setPending(false);
    }
  };
  return { problem, isPending, submit: () => void submit() };
};

function AccountForm({ mode, account, onChange }: AccountFormProps) {
  const intl = useIntl();
  const { problem, isPending, submit } = useAccountSubmit(mode, account);
  const [showsErrors, setShowsErrors] = useState(false);
  const formId = useId();
  const isNew = mode === 'register';
  const idOf = (field: Field) => `${formId}-${field}`;
  const send = () => {
    const wrong = shownFields[mode].find((field) => errorOf(account, field));
    setShowsErrors(wrong !== undefined);
    if (wrong) focusField(document.getElementById(idOf(wrong)));
    else submit();
  };
  const errorText = (field: Field) => {
    const error = showsErrors ? errorOf(account, field) : null;
    return error ? { error: intl.formatMessage(error) } : {};
  };
  return (
    <form
      noValidate
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      {problem && (
        <Notice tone="danger" role="alert">
          <Text message={problem} />
        </Notice>
      )}
      {shownFields[mode].map((field) => (
        <TextField
          key={field}
          id={idOf(field)}
          name={field}
          label={intl.formatMessage(messages[field])}
          isRequired
          value={account[field]}
          onChange={(value) => onChange({ ...account, [field]: value })}
          {...fieldAttributes[field]}
          {...(field === 'password' && { autoComplete: isNew ? 'new-password' : 'current-password' })}
          {...(field === 'password' && isNew && { hint: intl.formatMessage(messages.passwordHint) })}
          {...errorText(field)}
        />
      ))}
      <Button type="submit" size="lg" isFullWidth isPending={isPending}>
        <Text message={isNew ? messages.create : messages.signIn} />
      </Button>
      {!isNew && (
        // In a new tab, so that the booking stays open here.
        <TextLink href={forgotPasswordPath} isNewTab className={own.forgot ?? ''}>
          <Text message={messages.forgot} />{' '}
          <span className="visually-hidden">
            <Text message={messages.newTab} />
          </span>
        </TextLink>
      )}
    </form>
  );
}

/**
 * Lets a visitor create an account or sign in beside their booking, without leaving the page. On a device where no one
 * has signed in, the form for a new account comes first.
 */
export function SignInStep({ booking }: { booking: CheckoutPage_BookingFragment }) {
  const intl = useIntl();
  const [modes] = useState<readonly [Mode, Mode]>(() =>
    hadAccount() ? ['sign-in', 'register'] : ['register', 'sign-in'],
  );
  const [mode, setMode] = useState<Mode>(modes[0]);
  const [account, setAccount] = useState<Account>({ fullName: '', email: '', password: '' });
  const tab = (id: Mode) => ({
    id,
    label: intl.formatMessage(id === 'register' ? messages.create : messages.signIn),
    content: <AccountForm mode={id} account={account} onChange={setAccount} />,
  });
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="display">
        <Text message={checkoutMessages.title} />
      </h1>
      <StepPreview
        label={intl.formatMessage(checkoutMessages.steps)}
        steps={stepIds.map((id) => ({ id, label: intl.formatMessage(stepLabel(id)) }))}
      />
      <div className={styles.columns}>
        <StepCard title={messages.title} line={<Text message={messages.line} />}>
          <Tabs
            label={intl.formatMessage(messages.title)}
            selectedId={mode}
            onChange={(id) => setMode(id === 'register' ? 'register' : 'sign-in')}
            tabs={modes.map(tab)}
          />
        </StepCard>
        <OrderSummary booking={booking} />
      </div>
    </div>
  );
}
