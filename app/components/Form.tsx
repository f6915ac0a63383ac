import { useLocation } from "@remix-run/react";
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { EN_BANDEJA, EN_ESPERA, EN_RECHAZO } from "~/domain/shared/navegacion/bandeja";
import { OwnerField } from "./ownerField";
import { PendingSubmit } from "./pendingSubmit";
import { ERROR_SUMMARY_ID } from "./ErrorSummary";

/** Milliseconds after which the person may send the form again: no call lasts longer (29 s, specification § 8). */
const MAX_WAIT_IN_MS = 29_000;

/** Name of the button that conform presses by itself to check a field during typing. */
const CONFORM_LOOK = "__intent__";

/**
 * True when the focus goes from a field to a button that sends the form. Conform must not check that field: its message
 * would move the button away from the finger, and the press would be lost (Chromium 156). React listens before conform.
 */
const isButtonOf = (form: HTMLFormElement, next: EventTarget | null) =>
  next instanceof HTMLButtonElement && next.type === "submit" && next.form === form;

type Props = ComponentPropsWithoutRef<"form"> & {
  /**
   * Fields that must be filled in for the answer to wait in the browser when it cannot be sent; see `shell/bandeja`.
   */
  enBandeja?: readonly string[];
  /** Sends the form from this page, when a new document would stop its video or call. */
  send?: (form: HTMLFormElement, button: HTMLElement | null) => Promise<void>;
};

/**
 * A native form that submits a document: the same path before, during and after hydration. JavaScript adds two things:
 * it sends once, and says that it is sending. A page whose video or call a new document would stop gives its own
 * `send`. It takes conform's `getFormProps(form)`: when its `onSubmit` refuses the data, the error summary gets the
 * focus.
 */
export function Form({ onSubmit, enBandeja, send, children, ...rest }: Props) {
  // The address of the form has no #fragment: the redirect that follows would inherit it (RFC 9110 § 10.2.2).
  const { pathname, search } = useLocation();
  const owner = useContext(OwnerField);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [tried, setTried] = useState(false);
  const sending = useRef(false);

  const release = useCallback(() => {
    sending.current = false;
    setButton(null);
  }, []);

  // The browser's outbox sent the form, maybe before this page was interactive, and its answer refuses the data.
  useEffect(() => {
    const alRechazar = () => setTried(true);
    window.addEventListener(EN_RECHAZO, alRechazar);
    return () => window.removeEventListener(EN_RECHAZO, alRechazar);
  }, []);

  useEffect(() => {
    // A page that comes back from the browser's memory keeps its state, so its form must be made usable again.
    window.addEventListener("pageshow", release);
    // The form waits in the browser to be sent, and may be changed and sent again.
    window.addEventListener(EN_ESPERA, release);
    const timer = button ? setTimeout(release, MAX_WAIT_IN_MS) : undefined;
    return () => {
      window.removeEventListener("pageshow", release);
      window.removeEventListener(EN_ESPERA, release);
      clearTimeout(timer);
    };
  }, [button, release]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (sending.current) {
      event.preventDefault();
      return;
    }
    onSubmit?.(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Conform's own look at a field must neither show the summary nor move focus.
    const isLook = submitter?.getAttribute("name") === CONFORM_LOOK;
    if (!isLook) setTried(true);
    if (event.defaultPrevented) {
      if (isLook) return;
      setTimeout(() => document.getElementById(ERROR_SUMMARY_ID)?.focus());
      return;
    }
    sending.current = true;
    setButton(submitter ?? event.currentTarget);
    if (!send) return;
    event.preventDefault();
    void send(event.currentTarget, submitter).finally(release);
  }

  return (
    <form
      method="post"
      action={pathname + search}
      {...(enBandeja && { [EN_BANDEJA]: enBandeja.join(" ") })}
      {...rest}
      onSubmit={handleSubmit}
      onBlur={(event) => {
        if (isButtonOf(event.currentTarget, event.relatedTarget))
          event.nativeEvent.stopImmediatePropagation();
      }}
    >
      {owner && <input type="hidden" {...owner} />}
      <PendingSubmit.Provider value={{ button, tried }}>{children}</PendingSubmit.Provider>
    </form>
  );
}
